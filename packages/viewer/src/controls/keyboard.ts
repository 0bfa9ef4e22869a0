import type { ViewControl } from './view-control.ts';

/** Which way each key moves: yaw and pitch in shares of the picture's width, zoom in magnification, a second. */
const keys: Record<string, [yaw: number, pitch: number, zoom: number]> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  '+': [0, 0, 1.2],
  '=': [0, 0, 1.2],
  '-': [0, 0, -1.2],
};
const speed = 0.7;
/** Also the shortest press moves visibly. */
const shortestMs = 110;

/** Arrow keys turn, + and - zoom, as long as they are held. Returns what ends it. */
export function listenToKeys(element: HTMLElement, control: ViewControl): () => void {
  const held = new Map<string, number>();
  const listening = new AbortController();
  const drive = () => {
    const scale = (control.motion.angles.hfov * speed) / 1000;
    let [yaw, pitch, zoom] = [0, 0, 0];
    for (const name of held.keys()) {
      const key = keys[name] ?? [0, 0, 0];
      yaw += key[0] * scale;
      pitch += key[1] * scale;
      zoom += key[2] / 1000;
    }
    const now = performance.now();
    control.motion.drive(held.size > 0 ? { yaw, pitch, zoom } : null, now);
    control.motion.pauseAutorotation(now);
    control.wake();
  };
  const release = (key: string) => {
    if (held.delete(key)) drive();
  };
  const onDown = (event: KeyboardEvent) => {
    if (!(event.key in keys) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.repeat || held.has(event.key)) return;
    held.set(event.key, event.timeStamp);
    drive();
  };
  const onUp = ({ key, timeStamp }: KeyboardEvent) => {
    const pressedAt = held.get(key);
    if (pressedAt === undefined) return;
    const restMs = shortestMs - (timeStamp - pressedAt);
    if (restMs > 0) setTimeout(() => release(key), restMs);
    else release(key);
  };
  const { signal } = listening;
  element.addEventListener('keydown', onDown, { signal });
  element.addEventListener('keyup', onUp, { signal });
  const releaseAll = () => {
    if (held.size === 0) return;
    held.clear();
    drive();
  };
  element.addEventListener('focusout', releaseAll, { signal });
  return () => {
    listening.abort();
    held.clear();
  };
}
