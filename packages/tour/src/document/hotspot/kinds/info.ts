import { panelFields } from '../fields/panel-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Says something, with pictures and a page to continue to. */
export const info = hotspotKind({ fields: panelFields });
