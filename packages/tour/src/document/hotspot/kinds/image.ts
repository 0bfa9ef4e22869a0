import { panelFields } from '../fields/panel-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Shows one picture large: the first of `pictures`. */
export const image = hotspotKind({ fields: panelFields });
