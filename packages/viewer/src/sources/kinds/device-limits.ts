/** The largest picture that a device can decode as a whole. */
export interface DeviceLimits {
  /** Pixels along an edge of a texture. */
  textureSize: number;
  /** Pixels of a whole picture, of four bytes each. */
  pixels: number;
}

/** 16384x8192 pixels, which is half a gigabyte. */
const mostPixels = 2 ** 27;
/** 8192x4096, for phones and tablets. */
const mostPixelsByHand = 2 ** 25;
/** A gigabyte of memory may hold this many of them. */
const pixelsPerGigabyte = 2 ** 23;

let known: DeviceLimits | null = null;

/** The limits of this device, queried once. */
export function deviceLimits(): DeviceLimits {
  known ??= { textureSize: largestTexture(), pixels: mostPixelsHere() };
  // A card of few texels is one of a small device.
  return { ...known, pixels: Math.min(known.pixels, 2 * known.textureSize ** 2) };
}

function largestTexture(): number {
  const gl = document.createElement('canvas').getContext('webgl2');
  const size = gl?.getParameter(gl.MAX_TEXTURE_SIZE) as number | undefined;
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return size ?? 2048;
}

function mostPixelsHere(): number {
  const { deviceMemory } = navigator as { deviceMemory?: number };
  const isByHand = matchMedia('(pointer: coarse)').matches;
  const most = isByHand ? mostPixelsByHand : mostPixels;
  // Browsers report at most 8, and nothing where they resist fingerprinting.
  return deviceMemory && deviceMemory < 8 ? Math.min(most, deviceMemory * pixelsPerGigabyte) : most;
}
