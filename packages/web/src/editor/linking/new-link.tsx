import { IconArrowUp } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { applyEdit } from '@tourwright/tour/edit';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import inspector from '../panels/inspector.module.css';
import { SceneThumbnail } from '../panels/scenes/card/scene-thumbnail.tsx';
import { buildingFacts } from '../rules/building-facts.ts';
import { newHotspot } from '../rules/new-hotspot.ts';
import { newEdit } from '../state/new-edit.ts';
import { ArrivalPart } from './back/arrival-part.tsx';
import { changedLink } from './back/asked-link.ts';
import { WayBackPart } from './back/way-back-part.tsx';
import { whyThere } from './back/why-there.ts';
import { linkBetween, linkChanges } from './link-changes.ts';
import type { LinkDraft } from './link-draft.ts';
import { viewThrough } from './link-view.ts';
import { l } from './linking-text.ts';
import styles from './new-link.module.css';
import { isUncertain } from './picker/link-scenes.ts';

/** A link before it is made: where it would go, what visitors would see there, and the way back. */
export function NewLink({ scene }: { scene: Scene }) {
  const { actions } = useEditor();
  const draft = useEditorStore((state) => state.linkDraft);
  const changed = useEditorStore(changedLink);
  const target = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === draft.targetId));
  const cancel = () => {
    actions.state().setIntersection(null);
    actions.set({ overlay: null });
  };
  return (
    <>
      <div className={inspector.head}>
        <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
        <h2>{l(changed ? 'new.change' : 'new.title')}</h2>
        <Button variant="quiet" size="small" className={inspector.headEnd} onClick={cancel}>
          {l('new.cancel')}
          <span aria-hidden="true">
            <kbd className={styles.key}>Esc</kbd>
          </span>
        </Button>
      </div>
      <section className={inspector.section}>
        <h3>{t('hotspot.goes-to')}</h3>
        {target ? (
          <div className={styles.target}>
            <SceneThumbnail slug={target.slug} className={inspector.thumbnail} />
            <div>
              <b>{target.name}</b>
              <span>{l('new.enter')}</span>
            </div>
          </div>
        ) : (
          <p className={inspector.faint}>{l('new.none')}</p>
        )}
      </section>
      {target && !changed && <Making from={scene} to={target} draft={draft} />}
    </>
  );
}

/** What would be made, as it would be. */
function Making({ from, to, draft }: { from: Scene; to: Scene; draft: LinkDraft }) {
  const { store } = useEditor().actions;
  const set = (change: Partial<LinkDraft>) =>
    store.setState({ linkDraft: { ...store.getState().linkDraft, ...change } });
  const { back, proposed, view } = useMaking(from, to, draft);
  const there = linkBetween(to, from.id);
  return (
    <>
      {view && (
        <ArrivalPart to={to} arrival={draft.arrival} view={view} onChange={(arrival) => set({ arrival })} />
      )}
      {there && (
        <section className={inspector.section}>
          <h3>{l('back.title')}</h3>
          <p className={inspector.faint}>{l('back.there')}</p>
        </section>
      )}
      {back && proposed && (
        <WayBackPart
          key={to.id}
          {...{ from, to }}
          position={back.hotspot.position}
          around={proposed}
          why={back.isYours ? l('back.yours') : whyThere(back)}
          isUnchecked={!back.isYours}
          isAsked={!back.isYours && isUncertain(back)}
          onMove={(place) => set({ back: place })}
        />
      )}
      <section className={inspector.section}>
        <TextField
          label={t('hotspot.label')}
          hint={l('new.label-hint')}
          value={draft.label}
          placeholder={to.name}
          maxLength={5000}
          onChange={({ currentTarget }) => set({ label: currentTarget.value })}
        />
      </section>
    </>
  );
}

/** The link and its way back, and what the user sees on arrival with them. */
function useMaking(from: Scene, to: Scene, draft: LinkDraft) {
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const position = useEditorStore((state) => state.intersectionPoint);
  const { arrival, back: own, withWayBack, label } = draft;
  return useMemo(() => {
    const none = { back: null, proposed: null, view: null };
    if (!tour || !position) return none;
    const link = newHotspot('link', position, { iconName: '', scale: 1 });
    const choices = { arrival, back: own, withWayBack, label };
    const facts = buildingFacts(media, tour);
    const { changes, back } = linkChanges(tour, { from, to }, link, choices, facts);
    const plain = own && linkChanges(tour, { from, to }, link, { ...choices, back: null }, facts).back;
    const after = applyEdit(tour, newEdit(...changes));
    const made = after.ok && after.tour.scenes.find(({ id }) => id === from.id)?.hotspots.at(-1);
    if (!after.ok || !made) return none;
    const proposed = (plain ?? back)?.hotspot.position ?? null;
    return { back, proposed, view: viewThrough(after.tour, media, from.id, made) };
  }, [tour, media, position, from, to, arrival, own, withWayBack, label]);
}
