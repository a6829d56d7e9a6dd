// How a person likes it, kept on this device; the page's root element says it to the stylesheets.

export interface Settings {
  language: string; // empty: the browser's
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "more";
  motion: "auto" | "less" | "full";
  sound: boolean;
  /** Whether sounds were offered at a table. */
  soundOffered: boolean;
  vibration: boolean;
  leftHanded: boolean;
  confirmPicks: boolean;
  /** Whether a digit or letter pressed alone means something at the table. */
  keys: boolean;
  /** Whether the turns of others are over at once, are shown for a while, or wait for a press. */
  bots: (typeof PACES)[number];
}

/** How the turns of others go by. */
export const PACES = ["quick", "slow", "wait"] as const;

const KEY = "sushibelt.settings";
const USUAL: Settings = {
  language: "",
  theme: "auto",
  contrast: "auto",
  motion: "auto",
  sound: false,
  soundOffered: false,
  vibration: true,
  leftHanded: false,
  confirmPicks: true,
  keys: true,
  bots: "quick",
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...kept() });

// Another window of this site may change them too.
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, kept());
});

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more)");
const device = $state({ lessMotion: lessMotion.matches, moreContrast: moreContrast.matches });

lessMotion.addEventListener("change", () => {
  device.lessMotion = lessMotion.matches;
});
moreContrast.addEventListener("change", () => {
  device.moreContrast = moreContrast.matches;
});

/** Whether nothing should move. */
export function calm(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && device.lessMotion);
}

function dress(root: HTMLElement): void {
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  const more = settings.contrast === "more" || device.moreContrast;
  root.dataset.contrast = more ? "more" : "usual";
  root.dataset.motion = calm() ? "less" : "full";
  root.dataset.hand = settings.leftHanded ? "left" : "right";
}

/** From now on the page looks as asked, and every change is kept. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => dress(document.documentElement));
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A device that keeps nothing forgets this too.
      }
    });
  });
}
