import { IconEar, IconEarOff, IconVolume } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { RecordButton } from '../recording/record-button.tsx';
import own from './playing.module.css';
import { p } from './playing-text.ts';
import { useListening } from './use-listening.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface SoundButtonsProps {
  add: Ref<HTMLButtonElement>;
  onAdd(): void;
  /** Null: the tour's own sounds are listened to. */
  sceneId: number | null;
  /** Whether there is something to listen to. */
  hasSound: boolean;
  /** The scene of which a voice that is recorded here tells; null: of the tour. */
  name: string | null;
}

/** Below a list of sounds: adds some, and lets the owner hear them. */
export function SoundButtons({ add, onAdd, sceneId, hasSound, name }: SoundButtonsProps) {
  const { files } = useOpenTour();
  const { isListening, toggle } = useListening(sceneId);
  return (
    <div className={own.buttons}>
      <Button ref={add} size="small" icon={<IconVolume {...icon} />} onClick={onAdd}>
        {p('sounds.add')}
      </Button>
      <RecordButton of={name} onRecorded={(file) => void files.addVoice(sceneId, file)} />
      {hasSound && (
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isListening}
          icon={isListening ? <IconEarOff {...icon} /> : <IconEar {...icon} />}
          onClick={toggle}
        >
          {p(isListening ? 'sounds.silence' : 'sounds.listen')}
        </Button>
      )}
    </div>
  );
}
