import 'uplot/dist/uPlot.min.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import UPlot from 'uplot';
import { numberText } from '../../i18n/format.ts';
import styles from './overview.module.css';

/** A day with its number and that of the day this many days before. */
export interface DayPoint {
  day: string;
  now: number;
  before: number;
}

interface DayChartProps {
  points: readonly DayPoint[];
  label: string;
  textOf(point: DayPoint): string;
}

const heightPx = 220;

/** Two lines over the days; a day is read by pointing at it or with the arrow keys. */
export function DayChart({ points, label, textOf }: DayChartProps) {
  const { host, plot, at } = useDayPlot(points);
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    const drawn = plot.current;
    if (step === undefined || drawn === null) return;
    event.preventDefault();
    const from = at?.index ?? (step > 0 ? -1 : points.length);
    const index = Math.min(points.length - 1, Math.max(0, from + step));
    const left = drawn.valToPos(index, 'x');
    drawn.setCursor({ left, top: drawn.valToPos(points[index]?.now ?? 0, 'y') });
  };
  const point = at === null ? undefined : points[at.index];
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, which cannot be laid out everywhere
    <div
      className={styles.chart}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its days are read with the arrow keys
      tabIndex={0}
      onKeyDown={move}
      dir="ltr"
    >
      <div ref={host} className={styles.plot} />
      <p role="status" className="visually-hidden">
        {point && textOf(point)}
      </p>
      {point && at && (
        <p
          className={styles.reading}
          aria-hidden="true"
          data-side={at.index > points.length / 2 ? 'before' : 'after'}
          style={{ left: at.left }}
        >
          {textOf(point)}
        </p>
      )}
    </div>
  );
}

/** Draws the days into an element; `at` is the day that is read, and where it is, CSS pixels. */
function useDayPlot(points: readonly DayPoint[]) {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | null>(null);
  const [at, setAt] = useState<{ index: number; left: number } | null>(null);
  useEffect(() => {
    const element = host.current;
    // Nothing is drawn where there is no canvas; the table below says the same.
    if (!element || typeof Path2D === 'undefined') return;
    const drawn = new UPlot(optionsOf(element, points, setAt), dataOf(points), element);
    plot.current = drawn;
    const sizes = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: heightPx }));
    sizes.observe(element);
    const redraw = () => drawn.redraw(false);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', redraw);
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      plot.current = null;
      sizes.disconnect();
      scheme.removeEventListener('change', redraw);
      theme.disconnect();
      drawn.destroy();
    };
  }, [points]);
  return { host, plot, at };
}

function dataOf(points: readonly DayPoint[]): UPlot.AlignedData {
  return [points.map((_, index) => index), points.map(({ now }) => now), points.map(({ before }) => before)];
}

function optionsOf(
  element: HTMLElement,
  points: readonly DayPoint[],
  onRead: (at: { index: number; left: number } | null) => void,
): UPlot.Options {
  // Colours come from the element, so that they follow the theme.
  const colour = (name: string) => () => getComputedStyle(element).getPropertyValue(name);
  const text = () => getComputedStyle(element).color;
  const grid = () => getComputedStyle(element).borderTopColor;
  const quiet = () => getComputedStyle(element).outlineColor;
  const font = `12px ${colour('font-family')()}`;
  const width = element.clientWidth;
  return {
    width,
    height: heightPx,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8, fill: text } },
    scales: { x: { time: false }, y: { range: (_plot, _least, most) => [0, Math.max(4, most * 1.1)] } },
    axes: [
      {
        stroke: quiet,
        font,
        size: 34,
        gap: 10,
        grid: { show: false },
        ticks: { show: false },
        splits: () => daysToName(points.length, width),
        values: (_plot, splits) => splits.map((index) => points[index]?.day ?? ''),
      },
      {
        stroke: quiet,
        font,
        size: 44,
        grid: { stroke: grid, width: 1 },
        ticks: { show: false },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000],
        values: (_plot, splits) => splits.map((value) => numberText(value)),
      },
    ],
    series: [
      {},
      { stroke: text, width: 2, points: { show: false } },
      { stroke: quiet, width: 1.5, dash: [4, 4], points: { show: false } },
    ],
    hooks: {
      setCursor: [
        ({ cursor, bbox }) => {
          const { idx, left = -1 } = cursor;
          if (idx === null || idx === undefined || left < 0) onRead(null);
          else onRead({ index: idx, left: left + bbox.left / devicePixelRatio });
        },
      ],
    },
  };
}

/** As many days as have room for their names, evenly spread. */
function daysToName(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(2, Math.floor(width / 90))));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
