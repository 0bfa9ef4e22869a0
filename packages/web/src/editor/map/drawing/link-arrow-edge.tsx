import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, useStore } from '@xyflow/react';
import { memo } from 'react';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useEditor } from '../../editor-context.ts';
import { acceptSuggestions } from '../connect-scenes.ts';
import { m } from '../map-text.ts';
import styles from './link-arrow-edge.module.css';
import { pairKey } from './link-arrows.ts';
import type { MapLine } from './map-lines.ts';

/** An arrow of the map, as it is drawn now. */
export interface ShownArrow extends Omit<MapLine, 'id'>, Record<string, unknown> {
  isSelected: boolean;
}

/** The zoom at which a button's target is 44 pixels high. */
const leastForFingers = 0.95;

/** An arrow from rim to rim; what is suggested is dashed, with a button that accepts it. */
export const LinkArrowEdge = memo(function LinkArrowEdge(props: EdgeProps<Edge<ShownArrow>>) {
  const { data, markerStart, markerEnd, style, interactionWidth } = props;
  // A finger needs its whole size; the list beside the map offers the same.
  const isSmall = useStore(({ transform }) => transform[2] < leastForFingers);
  const isTouch = useMediaQuery('(hover: none)');
  if (!data) return null;
  const { from, to, kind, isSelected, labelAt } = data;
  const isSuggested = kind === 'back' || kind === 'near';
  return (
    <>
      <BaseEdge
        path={`M${from.x},${from.y}L${to.x},${to.y}`}
        {...(markerStart && { markerStart })}
        {...(markerEnd && { markerEnd })}
        style={{
          ...style,
          strokeWidth: isSelected ? 3.5 : 2.25,
          ...(isSuggested && { strokeDasharray: '6 6' }),
        }}
        {...(interactionWidth !== undefined && { interactionWidth })}
      />
      {labelAt && !(isTouch && isSmall) && (
        <EdgeLabelRenderer>
          <div
            className={`${styles.label} nodrag nopan`}
            style={{ transform: `translate(${labelAt.x}px, ${labelAt.y}px) translate(-50%, -50%)` }}
          >
            {kind === 'one' ? <NoWayBack data={data} /> : <Accept data={data} />}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
});

function useNames({ fromId, toId }: ShownArrow) {
  const { tour } = useEditor().actions.state();
  const nameOf = (id: number) => tour?.scenes.find((scene) => scene.id === id)?.name ?? '';
  return { from: nameOf(fromId), to: nameOf(toId) };
}

/** Selects the arrow: the panel says what can be done. */
function NoWayBack({ data }: { data: ShownArrow }) {
  const { actions } = useEditor();
  const { from, to } = useNames(data);
  return (
    <button
      type="button"
      className={styles.missing}
      aria-label={m('map.no-way-back-of', { from: to, to: from })}
      onClick={() => actions.set({ mapPair: pairKey(data.fromId, data.toId) })}
    >
      {m('map.no-way-back')}
    </button>
  );
}

function Accept({ data }: { data: ShownArrow }) {
  const { actions } = useEditor();
  const names = useNames(data);
  const { suggestion, kind } = data;
  if (!suggestion) return null;
  return (
    <button
      type="button"
      className={styles.accept}
      aria-label={m(kind === 'back' ? 'map.accept-back' : 'map.accept-link', names)}
      onClick={() => acceptSuggestions(actions, [suggestion])}
    >
      {m('map.accept')}
    </button>
  );
}
