import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** Shows one picture large: the first of `pictures`. */
export const image = hotspotKind({ fields: panelFields });
