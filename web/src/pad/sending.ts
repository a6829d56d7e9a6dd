// Handing a pad on: by the device's own way of sharing, or else to the clipboard or a file.

import { say } from "../words/words.svelte";

const STOPPED = "AbortError"; // the person closed the sheet of the device: nothing to say

/** Send an address; returns what happened, in words: `copied` if it is on the clipboard. */
export async function sendLink(url: string, title: string, copied: string): Promise<string> {
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    try {
      await navigator.share({ url, title });
      return "";
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === STOPPED) return "";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    return say("pad-link-here", { url });
  }
}

/** Send a picture, or save it. */
export async function sendPicture(image: Blob): Promise<string> {
  const file = new File([image], "sushibelt-bill.png", { type: image.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
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
  return say("pad-picture-saved", { file: file.name });
}
