import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** Opens a page of the web in a new tab. */
export const web = hotspotKind({ fields: panelFields });
