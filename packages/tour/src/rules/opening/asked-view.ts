import type { Tour } from '../../document/index.ts';
import { radians } from '../../sphere/index.ts';

/** What an address asks to see; absent: as the tour says. */
export interface AskedView {
  sceneId: number | null;
  /** Radians. */
  view: { yaw?: number; pitch?: number; hfov?: number };
}

/** Reads `scene` and, in degrees, `yaw`, `pitch` and `hfov` of an address's query; what is not a number is passed over. */
export function readAskedView(queryOf: (name: string) => unknown): AskedView {
  const number = (name: string) => {
    const text = queryOf(name);
    const value = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
    return Number.isFinite(value) ? value : null;
  };
  const view: AskedView['view'] = {};
  for (const name of ['yaw', 'pitch', 'hfov'] as const) {
    const angle = number(name);
    if (angle !== null) view[name] = radians(angle);
  }
  return { sceneId: number('scene'), view };
}

/** Whether a tour begins as a little planet: if it asks for it, and not for visitors who come for a certain scene or view. */
export function beginsAsPlanet({ opening }: Pick<Tour, 'opening'>, { sceneId, view }: AskedView): boolean {
  return opening === 'planet' && sceneId === null && Object.keys(view).length === 0;
}
