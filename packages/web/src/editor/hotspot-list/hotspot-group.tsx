import { Command } from 'cmdk';
import { useMemo } from 'react';
import styles from '../dialogs/command-palette.module.css';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { editorKindOf } from '../hotspots/editor-kind-of.ts';
import { HotspotIcon } from '../panels/hotspot/hotspot-icon.tsx';
import { showHotspot } from '../session/look-at.ts';
import { hotspotName } from './hotspot-name.ts';
import { listedHotspots } from './listed-hotspots.ts';

/** No more are offered: a few letters more narrow them. */
const most = 30;

/** The hotspots of the tour that are called so, once something is written. */
export function HotspotGroup({ query, onClose }: { query: string; onClose(): void }) {
  const { actions } = useEditor();
  const tour = useEditorStore((state) => state.tour);
  const found = useMemo(
    () =>
      tour && query.trim().length > 1
        ? listedHotspots(tour, { query, kind: '', sceneId: null }, hotspotName).slice(0, most)
        : [],
    [tour, query],
  );
  if (found.length === 0) return null;
  return (
    <Command.Group heading={t('palette.hotspots')}>
      {found.map(({ scene, hotspot, name }) => (
        <Command.Item
          key={`${scene.id}/${hotspot.id}`}
          value={`${name} ${scene.name} ${hotspot.id}`}
          className={styles.item}
          onSelect={() => {
            onClose();
            showHotspot(actions, scene.id, hotspot.id);
          }}
        >
          <HotspotIcon name={hotspot.iconName ?? editorKindOf(hotspot).iconName} size={18} />
          <span>{t('palette.in-scene', { name, scene: scene.name })}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
