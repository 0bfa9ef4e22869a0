/** The chunk that is loaded when the first hotspot is opened. */

export { ContactPanel } from '../contact/contact-panel.tsx';
export { HotspotPanel } from '../hotspots/hotspot-panel.tsx';
export { EnlargedPanel } from './media/enlarged-panel.tsx';
export { TextPanel } from './text/text-panel.tsx';
