import { panelFields } from '../fields/panel-fields.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** An area that says what an `info` says. */
export const polygon = hotspotKind({ fields: panelFields });
