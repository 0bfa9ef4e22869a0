import { IconDeselect, IconStack2, IconTrash } from '@tabler/icons-react';
import type { Hotspot, Scene } from '@tourwright/tour/document';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import { useMemo } from 'react';
import { numberText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { hotspotName } from '../hotspot-list/hotspot-name.ts';
import { editorKindOf } from '../hotspots/editor-kind-of.ts';
import { HotspotIcon } from '../panels/hotspot/hotspot-icon.tsx';
import inspector from '../panels/inspector.module.css';
import { arranged } from './arrange.ts';
import { moveAll, previewOf } from './change-chosen.ts';
import { arrange, arrangements, removeChosen } from './chosen-actions.ts';
import styles from './many-inspector.module.css';
import { ManyPosition } from './many-position.tsx';
import { ManyStyle } from './many-style.tsx';

/** How many are listed by name. */
const most = 8;

/** What can be done with many hotspots at once: lining up, and what they have in common. */
export function ManyInspector({ scene }: { scene: Scene }) {
  const { actions } = useEditor();
  const ids = useEditorStore((state) => state.chosenIds);
  const hotspots = useMemo(() => {
    const wanted = new Set(ids);
    return scene.hotspots.filter(({ id }) => wanted.has(id));
  }, [scene, ids]);
  return (
    <>
      <div className={inspector.head}>
        <IconStack2 size={20} stroke={1.75} aria-hidden="true" />
        <h2>{t('many.title', { count: hotspots.length })}</h2>
        <span className={inspector.headEnd}>
          <IconButton
            size="small"
            label={t('many.clear')}
            icon={<IconDeselect size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => actions.state().choose([])}
          />
        </span>
      </div>
      <ChosenList hotspots={hotspots} />
      <Arrangements scene={scene} hotspots={hotspots} />
      <ManyStyle scene={scene} hotspots={hotspots} />
      <section className={inspector.section}>
        <Button
          variant="danger"
          size="small"
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => removeChosen(actions)}
        >
          {t('many.delete', { count: hotspots.length })}
        </Button>
      </section>
      <ManyPosition scene={scene} hotspots={hotspots} />
    </>
  );
}

/** The chosen hotspots by name, each to be selected alone. */
function ChosenList({ hotspots }: { hotspots: readonly Hotspot[] }) {
  const { actions } = useEditor();
  const tour = useEditorStore((state) => state.tour);
  return (
    <ul className={styles.list}>
      {hotspots.slice(0, most).map((hotspot) => (
        <li key={hotspot.id}>
          <button
            type="button"
            className={styles.row}
            onClick={() => actions.state().selectHotspot(hotspot.id)}
          >
            <HotspotIcon name={hotspot.iconName ?? editorKindOf(hotspot).iconName} size={18} />
            <span>{tour && hotspotName(tour, hotspot)}</span>
            <span className="numbers">{numberText(degrees(yawPitchOf(hotspot.position).pitch), 1)}°</span>
          </button>
        </li>
      ))}
      {hotspots.length > most && (
        <li className={styles.more}>{t('many.more', { count: hotspots.length - most })}</li>
      )}
    </ul>
  );
}

/** Ways to line the hotspots up; pointed at, each shows what it would do. */
function Arrangements({ scene, hotspots }: { scene: Scene; hotspots: readonly Hotspot[] }) {
  const { actions } = useEditor();
  const show = (how: (typeof arrangements)[number]['how'] | null) =>
    actions.set({ preview: how && previewOf(moveAll(scene.id, arranged(hotspots, how))) });
  return (
    <section className={inspector.section}>
      <h3>{t('many.arrange')}</h3>
      <div className={inspector.pair}>
        {arrangements.map(({ how, label, icon: Icon }) => (
          <Button
            key={how}
            size="small"
            className={styles.arrange}
            icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
            onPointerEnter={() => show(how)}
            onPointerLeave={() => show(null)}
            onFocus={() => show(how)}
            onBlur={() => show(null)}
            onClick={() => arrange(actions, how)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}
