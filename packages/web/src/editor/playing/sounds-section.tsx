import type { Scene } from '@tourwright/tour/document';
import { useRef } from 'react';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import items from '../panels/items.module.css';
import { previewScene, setScene } from '../session/set-scene.ts';
import { specified } from '../state/specified-state.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { Percent } from './percent.tsx';
import { p } from './playing-text.ts';
import { SoundButtons } from './sound-buttons.tsx';
import { SoundItem } from './sound-item.tsx';

/** What is heard in a scene, and how loud the tour's own sound is there. */
export function SoundsSection({ scene }: { scene: Scene }) {
  const openTour = useOpenTour();
  const { store } = openTour;
  const add = useRef<HTMLButtonElement>(null);
  const chooser = useFileChooser('sound', (files) => void openTour.files.addSounds(scene.id, files));
  const hasTourSound = useEditorStore(specified.uploadedAudio).length > 0;
  const sounds = scene.sounds ?? [];
  return (
    <section className={styles.section} aria-label={p('sounds.title')}>
      <h3>{p('sounds.title')}</h3>
      {sounds.length === 0 && <p className={styles.faint}>{p('sounds.none')}</p>}
      {sounds.length > 0 && (
        <ul className={items.list}>
          {sounds.map((sound) => (
            <SoundItem key={sound.id} {...{ scene, sound }} onRemoved={() => add.current?.focus()} />
          ))}
        </ul>
      )}
      {hasTourSound && (
        <Percent
          label={p('sounds.tour-volume')}
          name={p('sounds.tour-volume-name')}
          value={scene.tourSoundVolume ?? 1}
          onShow={(value) => previewScene(store, scene, 'tourSoundVolume', value)}
          onKeep={(value) =>
            setScene(store, scene, 'tourSoundVolume', value === 1 ? null : value, 'edit.tour-sound.volume')
          }
        />
      )}
      <SoundButtons
        add={add}
        onAdd={chooser.open}
        sceneId={scene.id}
        name={scene.name}
        hasSound={sounds.length > 0 || hasTourSound}
      />
      {chooser.input}
    </section>
  );
}
