import { pageFrame } from './frame-address.ts';
import { hotspotKind } from './hotspot-kind.ts';
import { panelFields } from './panel-fields.ts';

/** Shows a page of the web in the panel. */
export const embed = hotspotKind({ fields: panelFields, frameOf: ({ url }) => pageFrame(url) });
