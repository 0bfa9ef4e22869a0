import type { Hotspot, Scene } from '@tourwright/tour/document';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { t } from '../editor-text.ts';
import { stepOf } from '../hotspots/step-of.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { newEdit } from '../state/new-edit.ts';

/** What an area does when visitors choose it. Any other kind keeps what it does. */
export function AreaAction({ scene, hotspot }: { scene: Scene; hotspot: Hotspot }) {
  const { store } = useOpenTour();
  const { kind } = hotspot;
  if (kind !== 'polygon' && kind !== 'link') return null;
  const choose = (value: 'polygon' | 'link') => {
    const set = { kind: 'hotspot.set', sceneId: scene.id, hotspotId: hotspot.id } as const;
    const name = stepOf('edit.area.opens', hotspot);
    store.getState().commit(newEdit({ ...set, field: 'kind', value }), { name });
    if (value === 'link' && hotspot.targetSceneId === undefined) store.setState({ overlay: 'target' });
  };
  return (
    <section className={styles.section}>
      <h3>{t('area.opens')}</h3>
      <Segmented
        label={t('area.opens')}
        value={kind}
        segments={[
          { value: 'polygon', label: t('area.info') },
          { value: 'link', label: t('area.link') },
        ]}
        onChange={(value) => value !== kind && choose(value)}
      />
    </section>
  );
}
