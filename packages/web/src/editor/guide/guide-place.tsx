/** The guided tour, loaded when it is first opened. */
import { lazyPart } from '../../client/loading/lazy-part.ts';

/** The drawer of the guided tour, loaded when opened. */
export const GuideDrawer = lazyPart(async () => (await import('./guide-drawer.tsx')).GuideDrawer);

/** The inspector of a stop of the guided tour, loaded when opened. */
export const StopInspector = lazyPart(async () => (await import('./stops/stop-inspector.tsx')).StopInspector);

/** The layer over the canvas that shows stops, loaded when needed. */
export const GuideLayer = lazyPart(async () => (await import('./guide-layer.tsx')).GuideLayer);
