import { panelFields } from '../fields/panel-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Shows pictures large, one after the other. */
export const gallery = hotspotKind({ fields: panelFields });
