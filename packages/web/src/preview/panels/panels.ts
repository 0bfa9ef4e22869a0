/** All that is loaded when the first hotspot is opened. */
export { EnlargedPanel } from './enlarged-panel.tsx';
export { HotspotPanel } from './hotspot-panel.tsx';
export { TextPanel } from './text-panel.tsx';
