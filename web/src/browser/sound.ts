// Soft wood and porcelain, made on the spot; silent until somebody asks for it.

import { settings } from "./settings.svelte";

export type Sound = "lay" | "lift" | "dice" | "stamp" | "coin" | "win";

interface Knock {
  after: number; // seconds
  pitch: number; // of the body, in hertz
  rings: number; // how long it sounds, in seconds
  loud: number;
  wood: number; // how much of it is the knock itself, 0 to 1
}

const KNOCKS: Readonly<Record<Sound, readonly Knock[]>> = {
  lay: [
    { after: 0, pitch: 1180, rings: 0.18, loud: 0.16, wood: 0.2 },
    { after: 0.012, pitch: 2630, rings: 0.11, loud: 0.06, wood: 0 },
  ],
  lift: [
    { after: 0, pitch: 1760, rings: 0.3, loud: 0.08, wood: 0.05 },
    { after: 0.05, pitch: 2637, rings: 0.34, loud: 0.07, wood: 0 },
  ],
  dice: [0, 0.07, 0.13, 0.21, 0.26, 0.33].map((after, i) => ({
    after,
    pitch: 410 + ((i * 137) % 190),
    rings: 0.06,
    loud: 0.2 - i * 0.02,
    wood: 0.8,
  })),
  coin: [
    { after: 0, pitch: 1568, rings: 0.1, loud: 0.09, wood: 0.05 },
    { after: 0.06, pitch: 2093, rings: 0.22, loud: 0.08, wood: 0 },
  ],
  win: [523, 659, 784, 1047].map((pitch, i) => ({
    after: i * 0.12,
    pitch,
    rings: i < 3 ? 0.3 : 0.7,
    loud: 0.12,
    wood: 0.1,
  })),
  stamp: [
    { after: 0, pitch: 120, rings: 0.16, loud: 0.4, wood: 0.7 },
    { after: 0.02, pitch: 240, rings: 0.1, loud: 0.15, wood: 0.3 },
  ],
};

const TOUCH = 25; // milliseconds

let stage: AudioContext | undefined;

function tone(context: AudioContext, knock: Knock): void {
  const start = context.currentTime + knock.after;
  const body = context.createOscillator();
  const fade = context.createGain();
  body.type = knock.pitch < 700 ? "triangle" : "sine";
  body.frequency.setValueAtTime(knock.pitch * 1.02, start);
  body.frequency.exponentialRampToValueAtTime(knock.pitch, start + knock.rings / 3);
  fade.gain.setValueAtTime(knock.loud, start);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + knock.rings);
  body.connect(fade).connect(context.destination);
  body.start(start);
  body.stop(start + knock.rings);
}

/** The knock before the ring: a burst of noise, some milliseconds long. */
function strike(context: AudioContext, knock: Knock): void {
  if (!knock.wood) return;
  const length = Math.round(context.sampleRate * 0.018);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const wave = noise.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = context.createBufferSource();
  const colour = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = noise;
  colour.type = "bandpass";
  colour.frequency.value = Math.min(knock.pitch * 2, 2400);
  volume.gain.value = knock.loud * knock.wood * 2;
  source.connect(colour).connect(volume).connect(context.destination);
  source.start(context.currentTime + knock.after);
}

/** Let something sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  stage ??= new AudioContext();
  if (stage.state === "suspended") void stage.resume();
  for (const knock of KNOCKS[sound]) {
    strike(stage, knock);
    tone(stage, knock);
  }
}

/** A short touch, where the device has it and it is wanted. */
export function touch(): void {
  if (settings.vibration) navigator.vibrate?.(TOUCH);
}
