import { panelFields } from '../fields/panel-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Opens a page of the web in a new tab. */
export const web = hotspotKind({ fields: panelFields });
