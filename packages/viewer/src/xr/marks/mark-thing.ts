/** A hotspot in the headset. */
import type { Hotspot } from '@tourwright/tour/document';
import { type HotspotLook, isLight } from '../../hotspots/button/hotspot-button.ts';
import { hotspotIcons } from '../../hotspots/button/icons.ts';
import { viewerKinds } from '../../hotspots/viewer-kinds.ts';
import type { VrLook } from '../vr-look.ts';
import type { VrRenderer } from '../vr-renderer.ts';
import { paintSign, type Sign } from '../widgets/paint.ts';
import { Sheet } from '../widgets/sheet.ts';
import type { Thing } from '../widgets/thing.ts';
import { hoverScale, MarkLabel } from './mark-label.ts';
import { surfaceOfMark } from './mark-surface.ts';

const markPixels = 128;

/** What a hotspot's mark in VR needs. */
export interface MarkParts {
  renderer: VrRenderer;
  look: VrLook;
  onSelect: (hotspot: Hotspot) => void;
}

/** What shows a hotspot, and what it is called. */
export interface MarkThing {
  readonly hotspot: Hotspot;
  readonly thing: Thing;
  readonly label: MarkLabel | null;
  readonly isHovered: boolean;
  close(): void;
}

/** Makes a hotspot's mark in VR, with its label and the answer to pointing. */
export function createMarkThing(hotspot: Hotspot, named: HotspotLook, parts: MarkParts): MarkThing {
  const { renderer, look } = parts;
  const sheet = new Sheet(renderer, markPixels, markPixels);
  const [rest, large] = [surfaceOfMark(hotspot, 1), surfaceOfMark(hotspot, hoverScale)];
  let isHovered = false;
  const words = hotspot.labelMode === 'never' ? '' : named.label;
  const label = words ? new MarkLabel(hotspot, words, parts) : null;
  const paint = (picture: HTMLImageElement | null) => {
    sheet.paint((context) => paintMark(context, hotspot, picture, look));
  };
  paint(null);
  let isClosed = false;
  if (named.iconUrl) {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = named.iconUrl;
    // A picture that cannot be had leaves the kind's own sign.
    picture.decode().then(
      () => {
        if (!isClosed) paint(picture);
      },
      () => undefined,
    );
  }
  const thing: Thing = {
    get surface() {
      return isHovered ? large : rest;
    },
    texture: sheet.texture,
    isAt: () => true,
    hover: (point) => {
      isHovered = point !== null;
    },
    select: () => parts.onSelect(hotspot),
  };
  return {
    hotspot,
    thing,
    label,
    get isHovered() {
      return isHovered;
    },
    close() {
      isClosed = true;
      sheet.close();
      label?.close();
    },
  };
}

function paintMark(
  context: CanvasRenderingContext2D,
  { kind, colour, iconName = '' }: Hotspot,
  picture: HTMLImageElement | null,
  look: VrLook,
): void {
  const isLink = kind === 'link';
  const middle = markPixels / 2;
  context.fillStyle = colour ?? (isLink ? look.link : look.mark);
  const isOnLight = colour ? isLight(colour) : isLink;
  context.strokeStyle = isOnLight ? look.linkText : look.markText;
  context.beginPath();
  context.arc(middle, middle, middle - 4, 0, 2 * Math.PI);
  context.fill();
  if (!isOnLight) {
    context.lineWidth = 4;
    context.stroke();
  }
  if (picture) {
    context.clip();
    const edge = markPixels * 0.62;
    context.drawImage(picture, middle - edge / 2, middle - edge / 2, edge, edge);
    return;
  }
  const ofKind = viewerKinds.of(kind)?.iconName ?? 'info-circle';
  const sign = Object.hasOwn(hotspotIcons, iconName) ? iconName : ofKind;
  paintSign(context, sign as Sign, middle, middle, markPixels * 0.6);
}
