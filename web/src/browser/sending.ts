// Handing something on: by the device's own way of sharing, or else to the clipboard or a file.

import { say } from "../words/words.svelte";

const STOPPED = "AbortError"; // the person closed the sheet of the device: nothing to say

/** Send an address; returns what happened, in words: `copied` if it is on the clipboard. */
export async function sendLink(url: string, title: string, done: string): Promise<string> {
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    try {
      await navigator.share({ url, title });
      return "";
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === STOPPED) return "";
    }
  }
  return copied(url, done);
}

/** Copy an address; where that is not allowed, it is shown. */
async function copied(url: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return done;
  } catch {
    return say("pad-link-here", { url });
  }
}

/** Send a picture, with an address if there is one to it; or save it, and copy the address. */
export async function sendPicture(image: Blob, url?: string): Promise<string> {
  const file = new File([image], "sushibelt-bill.png", { type: image.type });
  const sent = { files: [file], ...(url && { url }) };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(sent)) {
    try {
      await navigator.share(sent);
      return "";
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === STOPPED) return "";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  const saved = say("pad-picture-saved", { file: file.name });
  if (!url) return saved;
  return `${saved} ${await copied(url, say("over-link-copied"))}`;
}
