export type { MissedEvent, RunningViewer } from './running-viewer.ts';
export { TourViewer, type TourViewerProps } from './tour-viewer.tsx';
