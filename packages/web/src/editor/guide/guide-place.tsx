/** The guided tour, loaded when it is first opened. */
import { lazyPart } from '../../client/loading/lazy-part.ts';

export const GuideDrawer = lazyPart(async () => (await import('./guide-drawer.tsx')).GuideDrawer);
export const StopInspector = lazyPart(async () => (await import('./stops/stop-inspector.tsx')).StopInspector);
export const GuideLayer = lazyPart(async () => (await import('./guide-layer.tsx')).GuideLayer);
