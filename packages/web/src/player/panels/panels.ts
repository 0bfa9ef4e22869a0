/** All that is loaded when the first hotspot is opened. */

export { ContactPanel } from '../contact/contact-panel.tsx';
export { HotspotPanel } from '../hotspots/hotspot-panel.tsx';
export { EnlargedPanel } from './enlarged-panel.tsx';
export { TextPanel } from './text-panel.tsx';
