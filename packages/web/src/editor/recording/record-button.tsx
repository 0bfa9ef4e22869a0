import { IconMicrophone } from '@tabler/icons-react';
import { useState } from 'react';
import { prefetchedPart } from '../../client/loading/prefetched-part.tsx';
import { Button } from '../../ui/button.tsx';
import { v } from './voice-text.ts';

const RecordDialog = prefetchedPart(async () => (await import('./record-dialog.tsx')).RecordDialog);

interface RecordButtonProps {
  /** Of what it is a voice-over: the name of a scene or a hotspot; null: the tour. */
  of: string | null;
  /** Takes the recording, which is to be uploaded. */
  onRecorded(file: File): void;
}

/** Records a sound here instead of choosing a file. */
export function RecordButton({ of, onRecorded }: RecordButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<IconMicrophone size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {v('voice.record')}
      </Button>
      {isOpen && (
        <RecordDialog
          name={of === null ? v('voice.named-tour') : v('voice.named', { name: of })}
          onRecorded={onRecorded}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
