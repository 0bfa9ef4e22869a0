import type { Adjustment } from '@tourwright/tour/document';
import type { View } from '@tourwright/tour/sphere';
import {
  angleBetween,
  type Direction,
  degrees,
  directionOf,
  radians,
  turnBack,
  turned,
  yawPitchOf,
} from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import canvas from '../../canvas/canvas-layer.module.css';
import { arrowSteps } from '../../canvas/pointer/arrow-steps.ts';
import { placeOnCanvas } from '../../canvas/pointer/place-on-canvas.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../adjust-layer.module.css';
import { draftPart, selectRegion } from '../adjusting.ts';
import { type Level, turnOfLevel } from '../level/picture-turn.ts';
import { areaPath, circleAround } from './outlines.ts';
import { boundedRegion, type Region, removeRegion } from './privacy-regions.ts';

interface PrivacyMarksProps {
  viewer: Viewer;
  view: View;
  draft: Adjustment;
  /** The selected one. */
  selected: number | null;
}

/** The blurred places on the panorama: drag one to move it, its rim to make it larger; or use the keys. */
export function PrivacyMarks({ viewer, view, draft, selected }: PrivacyMarksProps) {
  const { store } = useOpenTour();
  const regions = draft.privacy ?? [];
  const set = (index: number, region: Region, gesture: string) => {
    draftPart(store, 'privacy', regions.with(index, boundedRegion(region)), `${gesture}-${index}`);
  };
  return regions.map((region, index) => (
    <PrivacyMark
      // biome-ignore lint/suspicious/noArrayIndexKey: A place has no name but its number.
      key={index}
      {...{ viewer, view, region, level: draft.level }}
      number={index + 1}
      isSelected={index === selected}
      onSelect={() => selectRegion(store, index)}
      onChange={(next, gesture) => set(index, next, gesture)}
      onRemove={() => {
        draftPart(store, 'privacy', removeRegion(regions, index));
        selectRegion(store, null);
        viewer.canvas.focus();
      }}
    />
  ));
}

interface PrivacyMarkProps {
  viewer: Viewer;
  view: View;
  region: Region;
  level: Level | undefined;
  number: number;
  isSelected: boolean;
  onSelect(): void;
  onChange(region: Region, gesture: 'move' | 'size'): void;
  onRemove(): void;
}

function PrivacyMark(props: PrivacyMarkProps) {
  const { viewer, view, region, level, number, isSelected, onSelect, onChange, onRemove } = props;
  const { turn, middle, angles, radius } = inPicture(region, level);
  const [centre, rim] = [viewer.project(middle), viewer.project(rimOf(angles, radius))];
  // Out of sight its button stays for the keyboard, which then brings it into sight.
  const isInSight = isWithin(centre, view);
  const moveTo = (direction: Direction) => {
    const { yaw, pitch } = yawPitchOf(turned(direction, turn));
    onChange({ ...region, yaw: degrees(yaw), pitch: degrees(pitch) }, 'move');
  };
  const stepTo = (direction: Direction) => {
    moveTo(direction);
    if (!isWithin(viewer.project(direction), view, nearRim)) void viewer.lookTo(yawPitchOf(direction));
  };
  const at = (event: PointerEvent): Direction => {
    const { x, y } = placeOnCanvas(viewer, event);
    return viewer.unproject(x, y);
  };
  return (
    <>
      <svg className={classNames(canvas.lines, styles.lines)} aria-hidden="true">
        <path
          className={styles.place}
          data-selected={isSelected || undefined}
          d={areaPath(circleAround(angles, radius), view)}
          {...dragging(onSelect, (event) => moveTo(at(event)))}
        />
      </svg>
      <button
        type="button"
        className={styles.middle}
        data-selected={isSelected || undefined}
        data-away={!isInSight || undefined}
        style={{ transform: isInSight ? `translate(${centre.x}px, ${centre.y}px)` : undefined }}
        aria-label={t('privacy.place-keys', { number })}
        aria-pressed={isSelected}
        onFocus={() => {
          onSelect();
          if (!isInSight) void viewer.lookTo(angles);
        }}
        onKeyDown={(event) => regionKey(event, { stepTo, angles, region, onChange, onRemove })}
        {...dragging(onSelect, (event) => moveTo(at(event)))}
      >
        <span>{number}</span>
      </button>
      {isSelected && rim && (
        <span
          className={styles.rim}
          style={{ transform: `translate(${rim.x}px, ${rim.y}px)` }}
          aria-hidden="true"
          {...dragging(onSelect, (event) =>
            onChange({ ...region, radius: degrees(angleBetween(middle, at(event))) }, 'size'),
          )}
        />
      )}
    </>
  );
}

/** Where a place of the photo is in the panorama as it is levelled; `radius` in radians. */
function inPicture(region: Region, level: Level | undefined) {
  const turn = turnOfLevel(level);
  const middle = turned(directionOf(radians(region.yaw), radians(region.pitch)), turnBack(turn));
  return { turn, middle, angles: yawPitchOf(middle), radius: radians(region.radius) };
}

/** The share of the picture's sides at which a step of the keyboard takes the view along. */
const nearRim = 0.1;

/** Whether a point is in the picture, `inset` (a share of its sides) away from its rim. */
function isWithin(
  point: { x: number; y: number } | null,
  { width, height }: View,
  inset = 0,
): point is { x: number; y: number } {
  if (!point) return false;
  const [x, y] = [point.x / width, point.y / height];
  return x >= inset && x <= 1 - inset && y >= inset && y <= 1 - inset;
}

/** To the right of the middle, on the rim. */
function rimOf({ yaw, pitch }: { yaw: number; pitch: number }, radius: number): Direction {
  return circleAround({ yaw, pitch }, radius)[0] as Direction;
}

/** A drag that keeps its pointer; what was taken is selected. */
function dragging(onSelect: () => void, onMove: (event: PointerEvent) => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      onSelect();
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(event);
    },
  };
}

interface RegionKeys {
  stepTo(direction: Direction): void;
  angles: { yaw: number; pitch: number };
  region: Region;
  onChange(region: Region, gesture: 'size'): void;
  onRemove(): void;
}

const growth = new Map([
  ['+', 0.5],
  ['=', 0.5],
  ['-', -0.5],
]);

/** Arrows move it by half a degree (five with Shift), plus and minus change its size, Delete takes it away. */
function regionKey(event: KeyboardEvent, { stepTo, angles, region, onChange, onRemove }: RegionKeys): void {
  const arrow = arrowSteps.get(event.key);
  const more = growth.get(event.key);
  const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
  if (!arrow && more === undefined && !isRemoval) return;
  event.preventDefault();
  event.stopPropagation();
  const step = radians(event.shiftKey ? 5 : 0.5);
  if (arrow) stepTo(directionOf(angles.yaw + arrow[0] * step, angles.pitch + arrow[1] * step));
  if (more !== undefined) onChange({ ...region, radius: region.radius + more }, 'size');
  if (isRemoval) onRemove();
}
