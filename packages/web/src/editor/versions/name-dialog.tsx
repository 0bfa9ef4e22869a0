import type { Version } from '@tourwright/api';
import { type FormEvent, useState } from 'react';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { momentText, versionName } from './shown-state.ts';
import { t } from './versions-text.ts';

interface NameDialogProps {
  /** Null: the draft as it is. */
  version: Version | null;
  onClose(): void;
  onNamed(): void;
}

/** Asks what a version shall be called; the draft becomes a version by it. */
export function NameDialog({ version: named, onClose, onNamed }: NameDialogProps) {
  const former = named?.name ?? '';
  const [name, setName] = useState(former);
  const { failure, isBusy, save } = useNaming(named?.version ?? null, () => {
    onNamed();
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') void save(name.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('name.title')}
      description={
        named ? t('name.text', { version: versionName(named), at: momentText(named.at) }) : t('name.text-now')
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('name.cancel')}
          </Button>
          {former !== '' && (
            <Button disabled={isBusy} onClick={() => void save(null)}>
              {t('name.remove')}
            </Button>
          )}
          <Button type="submit" form="version-name" variant="primary" loading={isBusy}>
            {t('name.save')}
          </Button>
        </>
      }
    >
      <form id="version-name" onSubmit={submit}>
        <TextField
          label={t('name.label')}
          value={name}
          maxLength={120}
          required
          error={failure ?? undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Names a version, or the draft as the version that it becomes by that; null takes the name away. */
function useNaming(version: number | null, onNamed: () => void) {
  const { tourId, flush } = useOpenTour();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (name: string | null) => {
    setBusy(true);
    try {
      if (version !== null) await api.nameVersion({ params: { id: tourId, version }, body: { name } });
      else if (!(await flush())) throw new Error(t('restore.unsaved'));
      else if (name !== null) await api.keepVersion({ params: { id: tourId }, body: { name } });
      onNamed();
    } catch (cause) {
      setFailure(t('name.failed', { reason: problemText(cause) }));
      setBusy(false);
    }
  };
  return { failure, isBusy, save };
}
