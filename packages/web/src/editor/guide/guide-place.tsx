/** The guided tour, loaded when it is first opened. */
import { lazy } from 'react';

export const GuideDrawer = lazy(async () => ({ default: (await import('./guide-drawer.tsx')).GuideDrawer }));
export const StopInspector = lazy(async () => ({
  default: (await import('./stop-inspector.tsx')).StopInspector,
}));
export const GuideLayer = lazy(async () => ({ default: (await import('./guide-layer.tsx')).GuideLayer }));
