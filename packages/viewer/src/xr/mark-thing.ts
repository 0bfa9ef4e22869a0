/** A hotspot's mark in the headset, and its label. */
import type { Hotspot } from '@tourwright/tour/document';
import { directionOf, yawPitchOf } from '@tourwright/tour/sphere';
import { type HotspotLook, iconOfKind, isLight } from '../overlay/hotspot-button.ts';
import { hotspotIcons } from '../overlay/icons.ts';
import { markBreadth, surfaceOfMark } from './mark-surface.ts';
import { paintPlate, paintSign, type Sign, shorten } from './paint.ts';
import { placeSurface } from './placing.ts';
import { Sheet } from './sheet.ts';
import type { Thing } from './thing.ts';
import type { VrLook } from './vr-look.ts';
import type { VrRenderer } from './vr-renderer.ts';

/** Of the one that is pointed at. */
const hoverScale = 1.15;
const markPixels = 128;
const label = { height: 72, fontPixels: 36, padding: 26, longest: 640 } as const;

export interface MarkParts {
  renderer: VrRenderer;
  look: VrLook;
  onSelect: (hotspot: Hotspot) => void;
}

/** The mark and its label, which is there while it is pointed at, or always. */
export interface MarkThing {
  things(): Thing[];
  close(): void;
}

export function createMarkThing(hotspot: Hotspot, named: HotspotLook, parts: MarkParts): MarkThing {
  const { renderer, look } = parts;
  const sheet = new Sheet(renderer, markPixels, markPixels);
  const [rest, large] = [surfaceOfMark(hotspot, 1), surfaceOfMark(hotspot, hoverScale)];
  let isHovered = false;
  const words = hotspot.labelMode === 'never' ? '' : named.label;
  const tag = words ? createLabel(hotspot, words, parts) : null;
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
  const mark: Thing = {
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
    things: () => (tag && (isHovered || hotspot.labelMode === 'always') ? [mark, tag.thing] : [mark]),
    close() {
      isClosed = true;
      sheet.close();
      tag?.sheet.close();
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
  const sign = Object.hasOwn(hotspotIcons, iconName) ? iconName : (iconOfKind[kind] ?? 'info-circle');
  paintSign(context, sign as Sign, middle, middle, markPixels * 0.6);
}

/** Above the mark, upright for who looks at it. */
function createLabel(
  { position, scale, facing }: Hotspot,
  words: string,
  { renderer, look }: MarkParts,
): { sheet: Sheet; thing: Thing } {
  const font = `550 ${label.fontPixels}px ${look.fontFamily}`;
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  const widthOf = (text: string) => context?.measureText(text).width ?? 0;
  const text = shorten(words, (line) => widthOf(line) < label.longest);
  const width = Math.ceil(widthOf(text)) + 2 * label.padding;
  const sheet = new Sheet(renderer, width, label.height);
  sheet.paint((own) => {
    own.fillStyle = look.label;
    paintPlate(own, { x: 0, y: 0, width, height: label.height }, 18);
    own.fillStyle = look.words;
    own.font = font;
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    own.fillText(text, width / 2, label.height / 2 + 2);
  });
  const { yaw, pitch } = yawPitchOf(position);
  const height = markBreadth * 0.72;
  const lift = (markBreadth * scale * hoverScale * (facing === 'floor' ? 0.6 : 1)) / 2 + height * 0.75;
  const above = pitch + Math.atan(lift);
  const surface = placeSurface({
    middle: directionOf(yaw, above),
    looked: { yaw, pitch: above },
    breadth: (height * width) / label.height,
    width,
    height: label.height,
    isFar: true,
  });
  return { sheet, thing: { surface, texture: sheet.texture } };
}
