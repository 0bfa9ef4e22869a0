declare global {
  interface Window {
    /** The button that was pressed before the app was there, by the page's own script; null once the app is. */
    pressedEarly?: HTMLElement | null;
  }
}

/** What was pressed while the app was on its way is pressed now. Call it in the moment in which the app takes the page over. */
export function pressAgain(): void {
  const { pressedEarly } = window;
  window.pressedEarly = null;
  if (pressedEarly?.isConnected) queueMicrotask(() => pressedEarly.click());
}
