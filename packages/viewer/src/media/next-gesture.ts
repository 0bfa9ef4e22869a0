/** The events that browsers accept as a user gesture for playing sound. */
const gestures = ['pointerup', 'touchend', 'keydown'] as const;

/** Acts once, within the next thing that the visitor does; until the returned function is called. */
export function onNextGesture(ownerDocument: Document, act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onGesture = () => {
    listening.abort();
    act();
  };
  for (const name of gestures) ownerDocument.addEventListener(name, onGesture, { signal, capture: true });
  return () => listening.abort();
}
