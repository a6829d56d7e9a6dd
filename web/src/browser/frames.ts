/**
 * Do something when so many frames were drawn, in a task of its own after the last of them; returns
 * what calls it off.
 */
export function afterFrames(frames: number, then: () => void): () => void {
  let left = frames;
  let frame = requestAnimationFrame(drawn);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function drawn(): void {
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(drawn);
    else timer = setTimeout(then);
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
