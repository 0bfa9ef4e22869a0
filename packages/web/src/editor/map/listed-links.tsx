import { IconArrowRight, IconArrowsLeftRight } from '@tabler/icons-react';
import type { SuggestedLink } from '@tourwright/tour/building';
import type { Scene, Tour } from '@tourwright/tour/document';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { SceneThumbnail } from '../panels/scenes/card/scene-thumbnail.tsx';
import { pinOf } from '../plans/pins/pins.ts';
import { showHotspot } from '../session/look-at.ts';
import { acceptSuggestions, connectScenes, removeLinks } from './connect-scenes.ts';
import type { LinkArrow } from './drawing/link-arrows.ts';
import { LinkEnds } from './drawing/link-ends.tsx';
import { LinkLabels } from './drawing/link-labels.tsx';
import styles from './links-panel.module.css';
import { dismissSuggestion } from './map-links.ts';
import { m } from './map-text.ts';

function endsOf({ scenes }: Tour, { fromId, toId }: { fromId: number; toId: number }) {
  const find = (wanted: number): Scene | undefined => scenes.find(({ id }) => id === wanted);
  return { from: find(fromId), to: find(toId) };
}

interface ListedArrowProps {
  tour: Tour;
  arrow: LinkArrow;
  isSelected: boolean;
}

/** What joins two scenes; selected, with what can be done about it. */
export function ListedArrow({ tour, arrow, isSelected }: ListedArrowProps) {
  const { actions } = useEditor();
  const unchecked = useEditorStore((state) => state.uncheckedBacks);
  // Elsewhere the map itself has them.
  const isSmall = useMediaQuery('(max-width: 1023px)');
  const row = useRef<HTMLLIElement>(null);
  const { from, to } = endsOf(tour, arrow);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  if (!from || !to) return null;
  const { there, back } = arrow;
  const names = { from: from.name, to: to.name };
  const isUnchecked = [there, back].some((each) => each && unchecked[each.id]);
  return (
    <li ref={row} className={styles.item} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isSelected}
        onClick={() => actions.set({ mapPair: isSelected ? null : arrow.key })}
      >
        <Pair from={from} to={to} isBoth={back !== null} />
        <b>{m(back ? 'links.both' : 'links.one', names)}</b>
        {!back && <span className={styles.missing}>{m('map.no-way-back')}</span>}
        {isUnchecked && <span className={styles.why}>{m('links.unchecked')}</span>}
      </button>
      {isSelected && isSmall && (
        <div className={styles.details}>
          <LinkEnds {...{ arrow, from, to }} />
        </div>
      )}
      {isSelected && <ArrowTools arrow={arrow} from={from} to={to} />}
      {isSelected && isSmall && (
        <div className={styles.details}>
          <LinkLabels {...{ arrow, from, to }} />
        </div>
      )}
    </li>
  );
}

interface ArrowToolsProps {
  arrow: LinkArrow;
  from: Scene;
  to: Scene;
}

/** What can be done about a link: make its way back, look at its hotspots, remove it. */
function ArrowTools({ arrow, from, to }: ArrowToolsProps) {
  const { actions } = useEditor();
  const { there, back } = arrow;
  const show = (scene: Scene, hotspotId: string) => {
    actions.set({ panel: 'scenes' });
    showHotspot(actions, scene.id, hotspotId);
  };
  return (
    <div className={styles.tools}>
      {!back && (
        <Button size="small" variant="solid" onClick={() => connectScenes(actions, arrow.fromId, arrow.toId)}>
          {m('links.add-back')}
        </Button>
      )}
      <Button size="small" onClick={() => show(from, there.id)}>
        {m('links.check-in', { name: from.name })}
      </Button>
      {back && (
        <Button size="small" onClick={() => show(to, back.id)}>
          {m('links.check-in', { name: to.name })}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={m('links.remove-of', { from: from.name, to: to.name })}
        onClick={() => removeLinks(actions, arrow)}
      >
        {m('links.remove')}
      </Button>
    </div>
  );
}

/** A link that is suggested, with what speaks for it. */
export function Suggestion({ tour, link }: { tour: Tour; link: SuggestedLink }) {
  const { actions } = useEditor();
  const { from, to } = endsOf(tour, link);
  if (!from || !to) return null;
  const names = { from: from.name, to: to.name };
  const isBack = link.reason === 'way-back';
  const place = pinOf(tour, from.id);
  const floor = place?.plan.name ?? '';
  const isTurned = [from, to].every(({ id }) =>
    place?.plan.pins?.some((pin) => pin.sceneId === id && pin.heading !== 0),
  );
  const near = isTurned ? 'links.why-near' : 'links.why-near-unplaced';
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Pair from={from} to={to} isBoth={!isBack} />
        <b>{m(isBack ? 'links.back' : 'links.both', names)}</b>
        <span className={styles.why}>
          {isBack ? m('links.why-back') : link.reason === 'seen' ? m('links.why-seen') : m(near, { floor })}
        </span>
      </div>
      <div className={styles.tools}>
        <Button
          size="small"
          aria-label={m(isBack ? 'map.accept-back' : 'map.accept-link', names)}
          onClick={() => acceptSuggestions(actions, [link])}
        >
          {m('map.accept')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={m('links.dismiss-of', names)}
          onClick={() => dismissSuggestion(actions.store, link)}
        >
          {m('links.dismiss')}
        </Button>
      </div>
    </li>
  );
}

function Pair({ from, to, isBoth }: { from: Scene; to: Scene; isBoth: boolean }) {
  const Arrow = isBoth ? IconArrowsLeftRight : IconArrowRight;
  return (
    <span className={styles.pair}>
      <SceneThumbnail slug={from.slug} className={styles.picture} />
      <Arrow size={16} stroke={1.75} aria-hidden="true" />
      <SceneThumbnail slug={to.slug} className={styles.picture} />
    </span>
  );
}
