/**
 * Calls back when the size of an element or the pixel ratio of the page changes: by zooming, or on another screen.
 * Until the returned function is called.
 */
export function watchSize(element: HTMLElement, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange);
  observer.observe(element);
  const listening = new AbortController();
  const { signal } = listening;
  // One query answers only whether it is still the same.
  const watchPixels = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const change = () => {
      watchPixels();
      onChange();
    };
    query.addEventListener('change', change, { once: true, signal });
  };
  watchPixels();
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
