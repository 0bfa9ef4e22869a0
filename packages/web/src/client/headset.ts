/** Whether this browser has a headset, checked without loading our VR code. */

/** The browser's own VR; what of it is asked first. */
interface HeadsetBrowser {
  xr?: { isSessionSupported(mode: 'immersive-vr'): Promise<boolean> };
}

/**
 * Whether this document may use VR at all, if the browser says: in a frame that may not, requesting it is a console
 * error.
 */
function isAllowed(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('xr-spatial-tracking') ?? true;
}

/**
 * Whether there is a headset. Asked in an empty frame that goes again: a page that asks itself is not kept for who leaves
 * it and comes back.
 */
export async function hasHeadset(): Promise<boolean> {
  const { xr } = navigator as HeadsetBrowser;
  if (!xr || !isAllowed()) return false;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  try {
    const inside = frame.contentWindow?.navigator as HeadsetBrowser | undefined;
    return await (inside?.xr ?? xr).isSessionSupported('immersive-vr');
  } catch {
    // A frame that may not: there is no VR then.
    return false;
  } finally {
    frame.remove();
  }
}
