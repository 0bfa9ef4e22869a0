import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** Shows pictures large, one after the other. */
export const gallery = hotspotKind({ fields: panelFields });
