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
  const version = named?.version ?? null;
  const former = named?.name ?? '';
  const { tourId, flush } = useOpenTour();
  const [name, setName] = useState(former);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (next: string | null) => {
    setBusy(true);
    try {
      if (version !== null) await api.nameVersion({ params: { id: tourId, version }, body: { name: next } });
      else if (!(await flush())) throw new Error(t('restore.unsaved'));
      else if (next !== null) await api.keepVersion({ params: { id: tourId }, body: { name: next } });
      onNamed();
      onClose();
    } catch (cause) {
      setFailure(t('name.failed', { reason: problemText(cause) }));
      setBusy(false);
    }
  };
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
          {version !== null && former !== '' && (
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
