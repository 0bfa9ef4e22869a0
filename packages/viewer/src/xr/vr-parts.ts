/// <reference types="webxr" />
import type { ViewerTexts } from '../texts.ts';
import type { VrLook } from './vr-look.ts';
import type { VrRenderer } from './vr-renderer.ts';
import type { VrTexts } from './vr-texts.ts';

/** What a visit in the headset works with. */
export interface VrParts {
  session: XRSession;
  space: XRReferenceSpace;
  renderer: VrRenderer;
  look: VrLook;
  texts: VrTexts;
  viewerTexts: ViewerTexts;
}
