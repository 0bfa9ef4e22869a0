/** A tour in a headset (WebXR, https://www.w3.org/TR/webxr/). Loaded on demand. */
/// <reference types="webxr" />
import { englishTexts } from '../content-texts.ts';
import type { Viewer } from '../viewer-options.ts';
import { readLook } from './vr-look.ts';
import type { VrOptions, VrTour } from './vr-options.ts';
import { VrRenderer } from './vr-renderer.ts';
import { VrSession } from './vr-session.ts';
import { englishVrTexts } from './vr-texts.ts';

export type { VrOptions, VrPlacing, VrTour, VrVariant } from './vr-options.ts';
export type { VrTexts } from './vr-texts.ts';

/**
 * Shows the viewer's tour in the headset, starting at its view; on leaving, the viewer has the last view of the
 * headset. Call it in a click, which browsers require. Throws the browser's error when VR is unavailable.
 */
export async function openVr(viewer: Viewer, options: VrOptions): Promise<VrTour> {
  if (!navigator.xr) throw new Error('This browser knows no VR');
  const session = await navigator.xr.requestSession('immersive-vr', { optionalFeatures: ['hand-tracking'] });
  try {
    const space = await session.requestReferenceSpace('local');
    const element = viewer.canvas.parentElement ?? viewer.canvas;
    const renderer = new VrRenderer(element.ownerDocument, () => void session.end().catch(() => undefined));
    const { gl } = renderer;
    await session.updateRenderState({
      baseLayer: new XRWebGLLayer(session, gl, { alpha: false, depth: false, antialias: true }),
    });
    return new VrSession(viewer, options, {
      session,
      space,
      renderer,
      look: readLook(element),
      texts: { ...englishVrTexts, ...options.texts },
      viewerTexts: { ...englishTexts, ...options.viewerTexts },
    });
  } catch (cause) {
    await session.end();
    throw cause;
  }
}
