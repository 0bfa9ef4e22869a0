import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { buildingFacts } from '../../rules/building-facts.ts';
import { isUnusable, sceneStatus } from '../../rules/scene-status.ts';
import { askedPlace, changedLink, targetOf } from '../back/asked-link.ts';
import { nextOption } from '../back/next-option.ts';
import { l } from '../linking-text.ts';
import { type LinkTarget, type LinkTargets, linkTargets } from './link-targets.ts';
import { PickerHead } from './picker-head.tsx';
import styles from './scene-picker.module.css';

/** What the list of scenes to link to needs, and its callbacks. */
export interface ScenePickerProps {
  /** Below on a phone. For fingers the keyboard of the screen stays away until somebody searches. */
  isSheet: boolean;
  onPick(sceneId: number): void;
  /** Absent: nothing is uploaded from here. */
  onUpload?(): void;
  onClose(): void;
  /** Finds what may be chosen, by the words that are searched for; the scenes that a link from the marked place may lead to. */
  useFound?(query: string): LinkTargets;
}

/** The scenes that a link may lead to, likely ones first: search, arrows and Enter, a click or a tap. */
export function ScenePicker({ isSheet, onPick, onUpload, onClose, useFound = useTargets }: ScenePickerProps) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const startsWithScenes = isSheet || isTouch;
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(!startsWithScenes);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { likely, others } = useFound(query);
  const shown = [...likely, ...others];
  const { highlighted, highlight } = useHighlight(shown);
  const isChange = useEditorStore((state) => changedLink(state) !== null);
  const optionId = (sceneId: number) => `${listId}-${sceneId}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = event.key === 'Enter' ? highlighted : nextOption(list.current, event.key, query === '');
    if (next === null) return;
    event.preventDefault();
    if (event.key === 'Enter') onPick(next);
    else highlight(next);
  };
  useEffect(() => {
    const id = highlighted === null ? null : optionId(highlighted);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (startsWithScenes) list.current?.focus({ preventScroll: true });
  }, [startsWithScenes]);
  return (
    <div className={classNames(styles.picker, isSheet && styles.sheet)} data-searching={isSearching}>
      <PickerHead
        {...{ isSheet, listId, query, onKeyDown, onUpload, onClose }}
        isSearching={isSearching}
        activeId={highlighted === null ? undefined : optionId(highlighted)}
        onQuery={setQuery}
        onSearch={() => setSearching(true)}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={l('pick.scenes')}
        className={styles.list}
        // Without the search field the list has the keys.
        tabIndex={isSearching ? -1 : 0}
        aria-activedescendant={isSearching || highlighted === null ? undefined : optionId(highlighted)}
        onKeyDown={isSearching ? undefined : onKeyDown}
      >
        <ScenesGroups {...{ likely, others, isSheet, highlighted, highlight, optionId, onPick }} />
      </div>
      {shown.length === 0 && (
        <p role="status" className={styles.none}>
          {query === '' ? l('pick.none') : l('pick.no-match', { query })}
        </p>
      )}
      {!isChange && shown.length > 0 && <WayBackTick isSheet={isSheet} />}
    </div>
  );
}

interface ScenesGroupsProps extends Pick<ScenePickerProps, 'isSheet' | 'onPick'>, LinkTargets {
  highlighted: number | null;
  highlight(sceneId: number): void;
  /** The id of a scene's element. */
  optionId(sceneId: number): string;
}

/** Likely scenes first, then all others. */
function ScenesGroups(props: ScenesGroupsProps) {
  const { likely, others, isSheet, highlighted, highlight, optionId, onPick } = props;
  const options = (targets: readonly LinkTarget[], isLarge: boolean) =>
    targets.map((target) => (
      <Option
        key={target.scene.id}
        id={optionId(target.scene.id)}
        {...{ target, isLarge, isSheet }}
        isHighlighted={target.scene.id === highlighted}
        onHighlight={() => highlight(target.scene.id)}
        onPick={() => onPick(target.scene.id)}
      />
    ));
  return (
    <>
      <Group label={l('pick.likely')} isLarge>
        {options(likely, true)}
      </Group>
      <Group label={likely.length > 0 ? l('pick.others') : l('pick.scenes')} isLarge={isSheet}>
        {options(others, isSheet)}
      </Group>
    </>
  );
}

/** Options with what they have in common; nothing where there are none. */
function Group({ label, isLarge, children }: { label: string; isLarge: boolean; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list box
    <div role="group" aria-label={label} className={styles.group} data-large={isLarge || undefined}>
      <span className={styles.groupName} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  target: LinkTarget;
  isLarge: boolean;
  isSheet: boolean;
  isHighlighted: boolean;
  onHighlight(): void;
  onPick(): void;
}

/** One scene. The search field has the focus and says which is highlighted. */
function Option({ id, target, isLarge, isSheet, isHighlighted, onHighlight, onPick }: OptionProps) {
  const { scene, why } = target;
  const isLikely = why !== null && why !== 'linked';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isHighlighted}
      className={styles.option}
      data-scene={scene.id}
      data-large={isLarge || undefined}
      title={scene.name}
      onPointerMove={isSheet || isHighlighted ? undefined : onHighlight}
      onClick={onPick}
    >
      <SceneThumbnail slug={scene.slug} className={styles.picture} />
      {isSheet && isLikely && <span className={styles.chip}>{l('pick.likely-one')}</span>}
      <b>{scene.name}</b>
      {why && <span className={styles.why}>{l(`pick.${why}`)}</span>}
    </div>
  );
}

function WayBackTick({ isSheet }: { isSheet: boolean }) {
  const { store } = useEditor().actions;
  const { withWayBack } = useEditorStore((state) => state.linkDraft);
  return (
    <div className={styles.foot}>
      <Checkbox
        label={l('pick.way-back')}
        checked={withWayBack}
        onChange={({ currentTarget: { checked } }) =>
          store.setState({ linkDraft: { ...store.getState().linkDraft, withWayBack: checked } })
        }
      />
      {!isSheet && (
        <span aria-hidden="true">
          <kbd className={styles.key}>Enter</kbd>
        </span>
      )}
    </div>
  );
}

function useTargets(query: string): LinkTargets {
  const tour = useEditorStore((state) => state.tour);
  const fromId = useEditorStore((state) => state.selectedSceneId);
  const position = useEditorStore(askedPlace);
  const media = useEditorStore((state) => state.media);
  const uploads = useEditorStore((state) => state.uploads);
  return useMemo(() => {
    if (!tour || fromId === null || !position) return { likely: [], others: [] };
    const isUsable = (slug: string) => !isUnusable(sceneStatus(media[slug], uploads[slug]));
    return linkTargets(tour, { fromId, position }, { query, isUsable, facts: buildingFacts(media, tour) });
  }, [tour, fromId, position, media, uploads, query]);
}

/** The scene that is highlighted: of those that are shown, the first until another is. */
function useHighlight(shown: readonly LinkTarget[]) {
  const { store } = useEditor().actions;
  const chosen = useEditorStore((state) => state.linkDraft.targetId);
  const changed = useEditorStore(changedLink);
  const ids = shown.map(({ scene }) => scene.id);
  const wanted = chosen ?? (changed ? targetOf(changed) : null);
  const highlighted = ids.find((id) => id === wanted) ?? ids[0] ?? null;
  const highlight = (targetId: number) => {
    const { linkDraft } = store.getState();
    // Arrival and way back were chosen for another scene.
    store.setState({ linkDraft: { ...linkDraft, targetId, arrival: null, back: null, label: '' } });
  };
  useEffect(() => {
    const { linkDraft } = store.getState();
    if (highlighted !== linkDraft.targetId) {
      store.setState({
        linkDraft: { ...linkDraft, targetId: highlighted, arrival: null, back: null, label: '' },
      });
    }
  }, [store, highlighted]);
  return { highlighted, highlight };
}
