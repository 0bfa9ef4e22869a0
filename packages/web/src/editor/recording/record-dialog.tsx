import { IconMicrophone } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SoundPlayer } from '../../ui/sound-player.tsx';
import styles from './record-dialog.module.css';
import { RecorderBar } from './recorder-bar.tsx';
import { type SoundRecorder, useSoundRecorder } from './use-sound-recorder.ts';
import { v } from './voice-text.ts';

interface RecordDialogProps {
  /** What the recording is called unless its owner says otherwise. */
  name: string;
  /** Takes the recording, which is to be uploaded. */
  onRecorded(file: File): void;
  onClose(): void;
}

/** Records a voice, lets it be heard, and gives it a name before it is used. */
export function RecordDialog({ name: proposed, onRecorded, onClose }: RecordDialogProps) {
  const recorder = useSoundRecorder();
  const [name, setName] = useState(proposed);
  const [isLeaving, setLeaving] = useState(false);
  const { recorded, run } = recorder;
  // What was said is not lost by a click beside the dialog.
  const leave = () => {
    if (recorded) setLeaving(true);
    else if (run.phase === 'running' || run.phase === 'paused') recorder.finish();
    else onClose();
  };
  const use = () => {
    const called = fileNameOf(name);
    if (!recorded || !called) return;
    onRecorded(new File([recorded.file], `${called}.wav`, { type: 'audio/wav' }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={v(recorded ? 'voice.review' : 'voice.title')}
      description={v(recorded ? 'voice.review-help' : 'voice.help')}
      actions={
        isLeaving ? (
          <>
            <Button variant="danger" onClick={onClose}>
              {v('voice.leave-yes')}
            </Button>
            <Button variant="primary" onClick={() => setLeaving(false)}>
              {v('voice.leave-no')}
            </Button>
          </>
        ) : (
          (recorded || recorder.fault) && (
            <Actions recorder={recorder} onUse={use} canUse={fileNameOf(name) !== ''} onLeave={leave} />
          )
        )
      }
    >
      <div className={styles.parts}>
        {recorder.fault ? (
          <p role="alert" className={styles.fault}>
            {recorder.fault}
          </p>
        ) : (
          !recorded && (
            <RecorderBar
              className={styles.bar}
              run={run}
              onPhase={recorder.setPhase}
              onFinish={recorder.finish}
              onDiscard={onClose}
            />
          )
        )}
        {recorder.note && <p role="status">{recorder.note}</p>}
        {recorded && (
          <>
            <SoundPlayer key={recorded.url} url={recorded.url} name={v('voice.recording')} />
            <TextField
              label={v('voice.name')}
              value={name}
              maxLength={200}
              error={fileNameOf(name) === '' ? v('voice.name-missing') : undefined}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </>
        )}
        {isLeaving && <p role="alert">{v('voice.leave')}</p>}
      </div>
    </Dialog>
  );
}

interface ActionsProps {
  recorder: SoundRecorder;
  canUse: boolean;
  onUse(): void;
  onLeave(): void;
}

/** What can be done once it is over: until then the bar says that. */
function Actions({ recorder, canUse, onUse, onLeave }: ActionsProps) {
  const { recorded, again } = recorder;
  const icon = <IconMicrophone size={18} stroke={1.75} aria-hidden="true" />;
  return (
    <>
      <Button onClick={onLeave}>{v('voice.cancel')}</Button>
      <Button icon={icon} variant={recorded ? 'line' : 'primary'} onClick={again}>
        {v('voice.again')}
      </Button>
      {recorded && (
        <Button variant="primary" disabled={!canUse} onClick={onUse}>
          {v('voice.use')}
        </Button>
      )}
    </>
  );
}

/** A name that is a file's too. */
function fileNameOf(name: string): string {
  return name.replace(/[\\/]/g, ' ').replace(/\s+/g, ' ').trim();
}
