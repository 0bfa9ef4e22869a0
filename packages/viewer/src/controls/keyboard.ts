import type { ViewControl } from './view-control.ts';

/** Which way each key moves: yaw and pitch in shares of the picture's width, zoom in magnification, a second. */
type Movement = readonly [yaw: number, pitch: number, zoom: number];
const keys: Record<string, Movement> = {
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
  /** By the key's place: what it writes changes when Shift is let go first. */
  const held = new Map<string, { moves: Movement; pressedAt: number }>();
  const listening = new AbortController();
  const drive = () => {
    const scale = (control.motion.angles.hfov * speed) / 1000;
    let [yaw, pitch, zoom] = [0, 0, 0];
    for (const { moves } of held.values()) {
      yaw += moves[0] * scale;
      pitch += moves[1] * scale;
      zoom += moves[2] / 1000;
    }
    const now = performance.now();
    control.motion.drive(held.size > 0 ? { yaw, pitch, zoom } : null, now);
    control.motion.pauseAutorotation(now);
    control.wake();
  };
  const release = (place: string) => {
    if (held.delete(place)) drive();
  };
  const onDown = (event: KeyboardEvent) => {
    const moves = keys[event.key];
    if (!moves || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.repeat || held.has(placeOf(event))) return;
    held.set(placeOf(event), { moves, pressedAt: event.timeStamp });
    drive();
  };
  const onUp = (event: KeyboardEvent) => {
    const place = placeOf(event);
    const key = held.get(place);
    if (!key) return;
    const restMs = shortestMs - (event.timeStamp - key.pressedAt);
    if (restMs > 0) setTimeout(() => release(place), restMs);
    else release(place);
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

/** On-screen keyboards do not report the location. */
function placeOf({ code, key }: KeyboardEvent): string {
  return code || key;
}
