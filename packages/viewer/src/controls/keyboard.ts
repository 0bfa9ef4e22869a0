import type { Drive } from '../view/motion.ts';
import type { ViewControl } from './view-control.ts';

/** Which way each key moves; in shares of the picture's width, or of magnification, a second. */
const keys: Record<string, Drive> = {
  ArrowLeft: { yaw: -1, pitch: 0, zoom: 0 },
  ArrowRight: { yaw: 1, pitch: 0, zoom: 0 },
  ArrowUp: { yaw: 0, pitch: 1, zoom: 0 },
  ArrowDown: { yaw: 0, pitch: -1, zoom: 0 },
  '+': { yaw: 0, pitch: 0, zoom: 1.2 },
  '=': { yaw: 0, pitch: 0, zoom: 1.2 },
  '-': { yaw: 0, pitch: 0, zoom: -1.2 },
};
const speed = 0.7;
/** Also the shortest press moves visibly. */
const shortestMs = 110;

/** Arrow keys turn, + and - zoom, as long as they are held. Returns what ends it. */
export function listenToKeys(element: HTMLElement, control: ViewControl): () => void {
  const held = new Map<string, number>();
  const listening = new AbortController();
  const drive = () => {
    const sum = { yaw: 0, pitch: 0, zoom: 0 };
    for (const name of held.keys()) {
      const key = keys[name];
      if (!key) continue;
      const scale = (control.motion.angles.hfov * speed) / 1000;
      sum.yaw += key.yaw * scale;
      sum.pitch += key.pitch * scale;
      sum.zoom += key.zoom / 1000;
    }
    const now = performance.now();
    control.motion.drive(held.size > 0 ? sum : null, now);
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
