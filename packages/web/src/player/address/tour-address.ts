/** Scene and view in the address, so that a copied address opens at the same place. Degrees, to a tenth. */
import { type AskedView, readAskedView } from '@tourwright/tour/rules';
import { degrees, wrapAngle } from '@tourwright/tour/sphere';
import type { ViewAngles } from '@tourwright/viewer';

/** What the address of a tour asks for. */
export interface TourAddress extends AskedView {
  /** `alert=true`: show the hint about looking around. */
  hasHint: boolean;
  /** False with `ui=0` and `ui=hotspots`: no controls. */
  hasChrome: boolean;
  /** False with `ui=0`: nothing but the panorama. */
  hasHotspots: boolean;
  /** False with `title=0`: neither name nor logo. */
  hasTitle: boolean;
  /** `autorotate=1`: it turns by itself, whatever the tour says. */
  autorotates: boolean;
}

/** What an address's query says. */
export function readAddress(search: string): TourAddress {
  const query = new URLSearchParams(search);
  const ui = query.get('ui');
  return {
    ...readAskedView((name) => query.get(name)),
    hasHint: query.get('alert') === 'true',
    hasChrome: ui !== '0' && ui !== 'hotspots',
    hasHotspots: ui !== '0',
    hasTitle: query.get('title') !== '0',
    autorotates: query.get('autorotate') === '1',
  };
}

/** The same query with another scene and view. */
export function writeAddress(search: string, sceneId: number, view: ViewAngles): string {
  const query = new URLSearchParams(search);
  query.set('scene', String(sceneId));
  query.set('yaw', tenth(wrapAngle(view.yaw)));
  query.set('pitch', tenth(view.pitch));
  query.set('hfov', tenth(view.hfov));
  return `?${query}`;
}

function tenth(angle: number): string {
  // + 0: no negative zero.
  return String(Math.round(degrees(angle) * 10) / 10 + 0);
}
