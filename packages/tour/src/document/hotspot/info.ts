import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** Says something, with pictures and a page to go on to. */
export const info = hotspotKind({ fields: panelFields });
