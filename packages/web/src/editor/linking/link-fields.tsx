import { IconAlertTriangle } from '@tabler/icons-react';
import type { KnownHotspot, Scene } from '@tourwright/tour/document';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import type { FieldsProps } from '../hotspots/editor-kind.ts';
import { useHotspotField } from '../hotspots/fields/use-hotspot-field.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import inspector from '../panels/inspector.module.css';
import { SceneThumbnail } from '../panels/scenes/card/scene-thumbnail.tsx';
import { newEdit } from '../state/new-edit.ts';
import { ArrivalPart } from './back/arrival-part.tsx';
import { targetOf } from './back/asked-link.ts';
import { ExistingBack } from './back/existing-back.tsx';
import { MissingBack } from './back/missing-back.tsx';
import { linkBetween } from './link-changes.ts';
import type { Arrival } from './link-draft.ts';
import { viewThrough } from './link-view.ts';
import { l } from './linking-text.ts';

type Props = FieldsProps<KnownHotspot<'link'>>;

/** Where a link goes, how visitors arrive, and the way back. */
export function LinkFields({ scene, hotspot }: Props) {
  const target = useEditorStore(({ shownTour }) =>
    shownTour?.scenes.find(({ id }) => id === targetOf(hotspot)),
  );
  const back = target && target.id !== scene.id ? linkBetween(target, scene.id) : null;
  return (
    <>
      <Target target={target ?? null} />
      {target && (
        <ArrivalFields key={`arrival ${target.id}`} scene={scene} hotspot={hotspot} target={target} />
      )}
      {target && back && <ExistingBack key={`back ${back.id}`} from={scene} to={target} back={back} />}
      {target && !back && target.id !== scene.id && (
        <MissingBack key={`back ${target.id}`} from={scene} to={target} link={hotspot} />
      )}
    </>
  );
}

/** Where it goes, and how to lead it elsewhere. */
function Target({ target }: { target: Scene | null }) {
  const { store } = useOpenTour();
  // Where the inspector is a drawer, it would be over the question.
  const choose = () => store.setState({ overlay: 'target', isInspectorOpen: false });
  return (
    <section className={inspector.section}>
      <h3>{t('hotspot.goes-to')}</h3>
      {target ? (
        <div className={inspector.target}>
          <SceneThumbnail slug={target.slug} className={inspector.thumbnail} />
          <b>{target.name}</b>
          <Button variant="quiet" size="small" onClick={choose}>
            {t('hotspot.change')}
          </Button>
        </div>
      ) : (
        <>
          <p className={inspector.broken}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {t('hotspot.broken')}
          </p>
          <Button size="small" onClick={choose}>
            {t('hotspot.choose-target')}
          </Button>
        </>
      )}
    </section>
  );
}

/** The view on arrival, and whether a picture of it shows on hover. */
function ArrivalFields({ scene, hotspot, target }: Props & { target: Scene }) {
  const tour = useEditorStore((state) => state.shownTour);
  const media = useEditorStore((state) => state.media);
  const commit = useEditorStore((state) => state.commit);
  const set = useHotspotField({ scene, hotspot });
  /** While somebody looks around: kept when they let go. */
  const [looked, setLooked] = useState<Arrival | null>(null);
  const shown = looked ? { ...hotspot, arrival: looked } : hotspot;
  const view = useMemo(
    () => tour && viewThrough(tour, media, scene.id, shown),
    [tour, media, scene.id, shown],
  );
  if (!view) return null;
  const keep = (arrival: Arrival | null, isDone: boolean) => {
    setLooked(isDone ? null : arrival);
    if (!isDone) return;
    const change = { sceneId: scene.id, hotspotId: hotspot.id, field: 'arrival', value: arrival } as const;
    const name = { id: 'edit.link-arrival', values: { name: target.name } };
    commit(newEdit({ kind: 'hotspot.set', ...change }), { name, gesture: `arrival/${hotspot.id}` });
  };
  return (
    <>
      <ArrivalPart to={target} arrival={shown.arrival ?? null} view={view} onChange={keep} />
      <section className={inspector.section}>
        <Checkbox
          label={l('arrival.preview')}
          checked={hotspot.hoverPreview !== false}
          onChange={({ currentTarget }) => set('hoverPreview', currentTarget.checked ? null : false)}
        />
      </section>
    </>
  );
}
