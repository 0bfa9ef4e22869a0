import { IconArrowsLeftRight, IconTrash, IconX } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { useStore, useViewport } from '@xyflow/react';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { connectScenes, removeLinks } from '../connect-scenes.ts';
import { box, type Place, type Places } from '../layout/place.ts';
import { popoverPlace, type Rect } from '../layout/popover-place.ts';
import { useMapLinks } from '../map-links.ts';
import { m } from '../map-text.ts';
import styles from './arrow-popover.module.css';
import type { LinkArrow } from './link-arrows.ts';
import { LinkEnds } from './link-ends.tsx';
import { LinkLabels } from './link-labels.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Beside the arrow that is selected: its ends, and what can be done about it. On small screens the list has it. */
export function ArrowPopover({ places }: { places: Places }) {
  const scenes = useEditorStore((state) => state.tour?.scenes);
  const selected = useEditorStore((state) => state.mapPair);
  const isSmall = useMediaQuery('(max-width: 1023px)');
  const { arrows } = useMapLinks();
  const arrow = arrows.find(({ key }) => key === selected);
  const [from, to] = [arrow?.fromId, arrow?.toId].map((id) => scenes?.find((scene) => scene.id === id));
  if (isSmall || !arrow || !from || !to || !places.has(from.id) || !places.has(to.id)) return null;
  // What is written in the fields of one arrow is not that of another.
  return <Popover key={arrow.key} {...{ arrow, from, to, places }} />;
}

interface PopoverProps {
  arrow: LinkArrow;
  from: Scene;
  to: Scene;
  places: Places;
}

function Popover({ arrow, from, to, places }: PopoverProps) {
  const { actions } = useEditor();
  const popover = useRef<HTMLElement>(null);
  const { x, y } = usePlace(popover, places, [from.id, to.id]);
  const close = () => actions.set({ mapPair: null });
  const title = m(arrow.back ? 'links.both' : 'links.one', { from: from.name, to: to.name });
  return (
    <section
      ref={popover}
      tabIndex={-1}
      className={styles.popover}
      style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className={styles.head}>
        <b>{title}</b>
        <IconButton size="small" label={m('arrow.close')} icon={<IconX {...icon} />} onClick={close} />
      </div>
      <LinkEnds {...{ arrow, from, to }} />
      <LinkLabels {...{ arrow, from, to }} />
      <div className={styles.tools}>
        {!arrow.back && (
          <Button
            size="small"
            variant="solid"
            icon={<IconArrowsLeftRight {...icon} />}
            onClick={() => {
              connectScenes(actions, arrow.fromId, arrow.toId);
              // The button goes; the keyboard stays here.
              popover.current?.focus();
            }}
          >
            {m('arrow.both-ways')}
          </Button>
        )}
        <Button
          size="small"
          variant="danger"
          icon={<IconTrash {...icon} />}
          onClick={() => removeLinks(actions, arrow)}
        >
          {m('links.remove')}
        </Button>
      </div>
    </section>
  );
}

/** Where the popover stands, in the map's pixels. */
function usePlace(
  popover: { current: HTMLElement | null },
  places: Places,
  endIds: readonly number[],
): Place {
  const { x, y, zoom } = useViewport();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const [size, setSize] = useState({ width: 340, height: 320 });
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [popover]);
  const rects = new Map(
    [...places].map(([id, place]): [number, Rect] => [
      id,
      {
        x: place.x * zoom + x,
        y: place.y * zoom + y,
        width: box.width * zoom,
        height: box.height * zoom,
      },
    ]),
  );
  const ends = endIds.flatMap((id) => rects.get(id) ?? []);
  const others = [...rects].flatMap(([id, rect]) => (endIds.includes(id) ? [] : rect));
  const middle = {
    x: mean(ends.map((end) => end.x + end.width / 2)),
    y: mean(ends.map((end) => end.y + end.height / 2)),
  };
  return popoverPlace(size, middle, { width, height }, { ends, others });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(values.length, 1);
}
