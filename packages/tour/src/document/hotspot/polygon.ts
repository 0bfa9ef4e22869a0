import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** An area that says what an `info` says. */
export const polygon = hotspotKind({ fields: panelFields });
