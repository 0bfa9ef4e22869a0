import { panelFields } from '../fields/panel-fields.ts';
import { pageFrame } from '../frame-address.ts';
import { hotspotKind } from '../hotspot-kind.ts';

/** Shows a page of the web in the panel. */
export const embed = hotspotKind({ fields: panelFields, frameOf: ({ url }) => pageFrame(url) });
