import { IconFocusCentered, IconTrash } from '@tabler/icons-react';
import type { Scene, SceneSound, Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../editor-context.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from '../panels/inspector.module.css';
import items from '../panels/items.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { FileState } from './file-state.tsx';
import { Percent } from './percent.tsx';
import own from './playing.module.css';
import { p } from './playing-text.ts';
import { removeSound, setSound, showSound, soundName } from './scene-sounds.ts';

interface SoundItemProps {
  scene: Scene;
  sound: SceneSound;
  onRemoved(): void;
}

/** One sound of a scene: how loud, how often, and where it comes from. */
export function SoundItem({ scene, sound, onRemoved }: SoundItemProps) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const { id, slug, volume = 1, loop = true, direction } = sound;
  const name = soundName(sound);
  const setDirection = (next: Vector | undefined) => setSound(store, scene, id, { direction: next });
  const remove = () => {
    removeSound(store, scene, id);
    onRemoved();
  };
  return (
    <li className={items.item} data-sound-id={id}>
      <div className={own.itemHead}>
        <DraftField
          label={p('sound.name')}
          value={sound.name ?? ''}
          placeholder={name}
          maxLength={300}
          onKeep={(value, gesture) =>
            setSound(store, scene, id, { name: value.trim() || undefined }, gesture)
          }
        />
        <IconButton
          size="small"
          label={p('sound.remove', { name })}
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={remove}
        />
      </div>
      <FileState slug={slug} name={name} kind="sound" />
      <Percent
        label={p('sound.volume')}
        name={p('sound.volume-of', { name })}
        value={volume}
        onShow={(next) => showSound(store, scene, id, { volume: next })}
        onKeep={(next) => setSound(store, scene, id, { volume: next })}
      />
      <Checkbox
        label={p('sound.loop')}
        checked={loop}
        onChange={({ currentTarget }) => setSound(store, scene, id, { loop: currentTarget.checked })}
      />
      <Segmented
        label={p('sound.from', { name })}
        value={direction ? 'here' : 'around'}
        segments={[
          { value: 'around', label: p('sound.around') },
          { value: 'here', label: p('sound.here') },
        ]}
        onChange={(value) =>
          setDirection(value === 'here' ? (direction ?? actions.centre() ?? [0, 0, -1]) : undefined)
        }
      />
      {direction && <Place name={name} direction={direction} onKeep={setDirection} />}
    </li>
  );
}

interface PlaceProps {
  name: string;
  direction: Vector;
  onKeep(direction: Vector): void;
}

/** Where a sound comes from, in exact degrees, or from the middle of the view. */
function Place({ name, direction, onKeep }: PlaceProps) {
  const { actions } = useEditor();
  const angles = yawPitchOf(direction);
  const [yaw, pitch] = [degrees(angles.yaw), degrees(angles.pitch)];
  const keep = (yawDegrees: number, pitchDegrees: number) =>
    onKeep([...directionOf(radians(yawDegrees), radians(pitchDegrees))]);
  const toMiddle = () => {
    const centre = actions.centre();
    if (centre) onKeep(centre);
  };
  const range = { decimals: 1, step: 0.5, unit: 'degree' as const };
  return (
    <>
      <p className={styles.faint}>{p('sound.place-text')}</p>
      <div className={styles.pair}>
        <div>
          <span className={styles.faint}>{t('position.yaw')}</span>
          <NumberInput
            {...range}
            label={p('sound.yaw', { name })}
            value={yaw}
            min={-180}
            max={180}
            onKeep={(value) => keep(value, pitch)}
          />
        </div>
        <div>
          <span className={styles.faint}>{t('position.pitch')}</span>
          <NumberInput
            {...range}
            label={p('sound.pitch', { name })}
            value={pitch}
            min={-89.5}
            max={89.5}
            onKeep={(value) => keep(yaw, value)}
          />
        </div>
      </div>
      <div className={styles.row}>
        <Button
          size="small"
          icon={<IconFocusCentered size={18} stroke={1.75} aria-hidden="true" />}
          onClick={toMiddle}
        >
          {p('sound.to-middle')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => actions.lookTo({ yaw, pitch })}>
          {t('view.look')}
        </Button>
      </div>
    </>
  );
}
