/** How long the inspector may take to appear, frames. */
const mostFrames = 120;
/** A sheet that opens takes the focus to itself first. */
const framesHeld = 3;

/** Brings the keyboard into the captions of the selected stop, as soon as they are there. */
export function focusWords(): void {
  let held = 0;
  let left = mostFrames;
  const look = () => {
    const field = document.querySelector<HTMLElement>('[data-stop-words] textarea');
    held = field && document.activeElement === field ? held + 1 : 0;
    field?.focus();
    left -= 1;
    if (held < framesHeld && left > 0) requestAnimationFrame(look);
  };
  look();
}
