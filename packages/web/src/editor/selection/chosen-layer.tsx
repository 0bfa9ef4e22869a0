import { degrees, directionOf, wrapAngle } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { useMemo } from 'react';
import { numberText } from '../../i18n/format.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import type { CanvasPoint, Guides } from '../tools/tool.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import styles from './chosen-layer.module.css';

interface ChosenLayerProps {
  viewer: Viewer;
}

/** Rings around what is selected where that is many, the frame that selects, and the guides of a drag. */
export function ChosenLayer({ viewer }: ChosenLayerProps) {
  const many = useEditorStore(({ chosenIds }) => chosenIds.length > 1);
  const marquee = useEditorStore((state) => state.marquee);
  const guides = useEditorStore((state) => state.guides);
  return (
    <>
      {many && <Rings viewer={viewer} />}
      {marquee && (
        <div
          className={styles.marquee}
          style={{
            left: Math.min(marquee.from.x, marquee.to.x),
            top: Math.min(marquee.from.y, marquee.to.y),
            inlineSize: Math.abs(marquee.to.x - marquee.from.x),
            blockSize: Math.abs(marquee.to.y - marquee.from.y),
          }}
        />
      )}
      {guides && <DragGuides viewer={viewer} guides={guides} />}
    </>
  );
}

/** One drawing for all of them: five hundred cost little more than one. */
function Rings({ viewer }: ChosenLayerProps) {
  const scene = useEditorStore((state) => state.selectedScene);
  const ids = useEditorStore((state) => state.chosenIds);
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return scene?.hotspots.filter(({ id }) => wanted.has(id)) ?? [];
  }, [scene, ids]);
  // Where they appear follows from the view.
  useCanvasView();
  const rings = chosen.flatMap(({ position, scale }) => {
    const point = viewer.project(position);
    if (!point) return [];
    const radius = Math.round(21 * Math.max(0.5, scale));
    const { x, y } = point;
    return [
      `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    ];
  });
  return (
    <>
      <svg className={styles.lines} aria-hidden="true">
        <path className={styles.halo} d={rings.join('')} />
        <path className={styles.ring} d={rings.join('')} />
      </svg>
      <p className={styles.count} role="status">
        {t('many.selected', { count: chosen.length })}
      </p>
    </>
  );
}

/** How many steps a line across or down the picture is drawn in. */
const steps = 32;
/** How far from the edge of the canvas a line says its value, pixels. */
const inset = 72;

/** What a drag has snapped to: a line of one height across the picture and lines of one yaw down it, with their values. */
function DragGuides({ viewer, guides }: ChosenLayerProps & { guides: Guides }) {
  useCanvasView();
  const { yaw, hfov } = viewer.view;
  const { clientWidth: width, clientHeight: height } = viewer.canvas;
  const lineOf = (direction: (share: number) => readonly [yaw: number, pitch: number]) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      return viewer.project([...directionOf(...direction(index / steps))]);
    });
  const { pitch } = guides;
  const level = pitch === null ? null : lineOf((share) => [yaw + (share - 0.5) * hfov * 1.5, pitch]);
  const uprights = guides.yaws.map((each) => lineOf((share) => [each, (share - 0.5) * 0.95 * Math.PI]));
  const [own] = uprights;
  return (
    <>
      <svg className={styles.lines} aria-hidden="true">
        {[...(level ? [level] : []), ...uprights].map((line, index) => (
          // One element each, whose bounds are narrow: what one path of all bounds would be the whole picture.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else of their own.
          <path key={index} className={styles.guide} d={pathOf(line)} />
        ))}
      </svg>
      {level && <Value at={pointNear(level, ({ x }) => x - (width - inset))} text={levelText(pitch ?? 0)} />}
      {own && <Value at={pointNear(own, ({ y }) => y - (height - inset * 1.5))} text={uprightText(guides)} />}
    </>
  );
}

type Line = readonly (CanvasPoint | null)[];

function pathOf(line: Line): string {
  return line
    .map(
      (point, index) => point && `${line[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .filter(Boolean)
    .join('');
}

/** Of the points of a line that are seen, the one that is least off. */
function pointNear(line: Line, off: (point: CanvasPoint) => number): CanvasPoint | null {
  return line.reduce(
    (best, point) => (point && (!best || Math.abs(off(point)) < Math.abs(off(best))) ? point : best),
    null,
  );
}

function levelText(pitch: number): string {
  const value = degrees(pitch);
  return Math.abs(value) < 0.05 ? t('many.horizon') : t('many.guide', { pitch: numberText(value, 1) });
}

function uprightText({ yaws, spacing }: Guides): string {
  if (spacing !== null) return t('many.spacing', { spacing: numberText(degrees(spacing), 1) });
  return t('many.yaw', { yaw: numberText(degrees(wrapAngle(yaws[0] ?? 0)), 1) });
}

function Value({ at, text }: { at: CanvasPoint | null; text: string }) {
  if (!at) return null;
  return (
    <p className={styles.guideLabel} style={{ left: at.x, top: at.y }} aria-hidden="true">
      {text}
    </p>
  );
}
