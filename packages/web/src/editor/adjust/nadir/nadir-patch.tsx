import type { Adjustment } from '@tourwright/tour/document';
import { radians, type View } from '@tourwright/tour/sphere';
import { planeOfMark, planeTransform } from '@tourwright/viewer/radians/hotspots';
import { useEffect, useRef, useState } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import styles from '../adjust-layer.module.css';
import { paintBall, paintLogo, patchEdge } from './paint-patch.ts';

type Patch = NonNullable<Adjustment['nadir']>;

/** Longer side of the logo that is painted from. */
const logoEdge = 512;

interface NadirPatchProps {
  patch: Exclude<Patch, { kind: 'blur' }>;
  view: View;
  /** The scene's preview: six faces side by side. */
  strip: string;
  /** The light that the panorama is seen in, and with it the ball; not the logo. */
  filterId: string | null;
}

/** The ball or the logo that will be in place of the tripod. */
export function NadirPatch({ patch, view, strip, filterId }: NadirPatchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const logoUrl = useEditorStore(({ media }) => (patch.kind === 'logo' ? media[patch.slug]?.url : null));
  const picture = usePixels(patch.kind === 'logo' ? (logoUrl ?? null) : strip);
  const { kind, size } = patch;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, patchEdge, patchEdge);
    if (!picture) return;
    context.putImageData(kind === 'logo' ? paintLogo(size, picture) : paintBall(size, picture), 0, 0);
  }, [picture, kind, size]);
  const width = 2 * Math.tan(radians(size / 2));
  const plane = planeOfMark([0, -1, 0], { yaw: 0, pitch: -Math.PI / 2, roll: 0 }, width, patchEdge);
  const filter = kind === 'mirror' && filterId !== null ? `url("#${filterId}")` : 'none';
  return (
    <canvas
      ref={canvas}
      className={styles.patch}
      width={patchEdge}
      height={patchEdge}
      style={{ transform: planeTransform(plane, view), filter }}
    />
  );
}

/** The pixels at an address; null until they are there, or when they cannot be had. */
function usePixels(url: string | null): ImageData | null {
  const [pixels, setPixels] = useState<ImageData | null>(null);
  useEffect(() => {
    let isWanted = true;
    setPixels(null);
    if (url === null) return;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => isWanted && setPixels(pixelsOf(image)),
      // Without it the disc stays blurred, as it does when the cutter finds no logo.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [url]);
  return pixels;
}

function pixelsOf(image: HTMLImageElement): ImageData | null {
  const { naturalWidth, naturalHeight } = image;
  // A preview strip keeps its size: its faces are side by side.
  const scale = Math.min(1, logoEdge / Math.max(naturalHeight, naturalWidth / 6));
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) ?? null;
}
