export { TourViewer, type TourViewerProps } from './tour-viewer.tsx';
