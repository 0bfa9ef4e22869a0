/** A hotspot that is an area, in the headset: painted on the plane that touches the sphere in its middle. */
import type { Hotspot } from '@tourwright/tour/document';
import { axesOf, type Direction, dot, unitDirection, yawPitchOf } from '@tourwright/tour/sphere';
import { isInside } from '../../view/outline.ts';
import { placeSurface } from '../widgets/placing.ts';
import { Sheet } from '../widgets/sheet.ts';
import type { SurfacePoint } from '../widgets/surface.ts';
import type { Thing } from '../widgets/thing.ts';
import type { MarkParts } from './mark-thing.ts';

const pixels = 512;
const rim = 12;

/** The area of a hotspot in VR, which can be pointed at. */
export interface AreaThing {
  readonly thing: Thing;
  close(): void;
}

/** Null for an area that reaches beyond half of the sphere: no plane shows that. */
export function createAreaThing(hotspot: Hotspot, parts: MarkParts): AreaThing | null {
  const found = flatten(hotspot.polygon ?? []);
  if (!found) return null;
  const { corners, surface } = found;
  const sheet = new Sheet(parts.renderer, pixels, pixels);
  const colour = hotspot.colour ?? parts.look.area;
  let isHovered = false;
  const paint = () => sheet.paint((context) => paintArea(context, corners, hotspot, colour, isHovered));
  paint();
  const thing: Thing = {
    surface,
    texture: sheet.texture,
    isAt: (point) => isInside(point, corners),
    hover: (point) => {
      if (isHovered === (point !== null)) return;
      isHovered = point !== null;
      paint();
    },
    select: () => parts.onSelect(hotspot),
  };
  return { thing, close: () => sheet.close() };
}

/** The corners in pixels of a square that holds them. Sides are great circles, which this plane shows straight. */
function flatten(polygon: readonly Direction[]) {
  const sum = polygon.reduce<Direction>(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);
  const middle = unitDirection(sum);
  const looked = yawPitchOf(middle);
  const { right, up } = axesOf(looked);
  const places = polygon.map((corner) => {
    const depth = dot(corner, middle);
    return depth < 0.1 ? null : { x: dot(corner, right) / depth, y: -dot(corner, up) / depth };
  });
  const reach = Math.max(
    ...places.map((place) => (place ? Math.max(Math.abs(place.x), Math.abs(place.y)) : 0)),
  );
  if (reach === 0 || places.some((place) => place === null)) return null;
  const scale = (pixels / 2 - rim) / reach;
  const corners = places.flatMap((place) =>
    place ? [{ x: pixels / 2 + place.x * scale, y: pixels / 2 + place.y * scale }] : [],
  );
  const size = { width: pixels, height: pixels, isFar: true };
  return { corners, surface: placeSurface({ middle, looked, breadth: pixels / scale, ...size }) };
}

function paintArea(
  context: CanvasRenderingContext2D,
  corners: readonly SurfacePoint[],
  { outline }: Hotspot,
  colour: string,
  isHovered: boolean,
): void {
  if (outline === 'never' || (outline === 'hover' && !isHovered)) return;
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.closePath();
  context.lineWidth = isHovered ? 7 : 4;
  context.lineJoin = 'round';
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.globalAlpha = isHovered ? 0.35 : 0.15;
  context.fill();
  context.globalAlpha = 0.9;
  context.stroke();
}
