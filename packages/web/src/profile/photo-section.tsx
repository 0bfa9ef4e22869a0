import { IconUser } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { api } from '../client/api.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import type { Size, Square } from './crop.ts';
import { CropDialog } from './crop-dialog.tsx';
import { measurePhoto, NotAnImage, removePhoto, savePhoto } from './photo.ts';
import styles from './profile.module.css';
import { t } from './profile-text.ts';
import { Section } from './section.tsx';

/** The user's photo: the first item of the user's folder in storage. */
export function PhotoSection({ userId }: { userId: string }) {
  const { url, working, chosen, choose, save, cancel, remove } = usePhoto(userId);
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (file) void choose(file);
  };
  return (
    <Section title={t('photo.title')} text={t('photo.text')}>
      <div className={styles.row}>
        <span className={styles.photo}>
          {url ? (
            <img src={url} alt={t('photo.alt')} width={96} height={96} />
          ) : (
            <IconUser size={40} stroke={1.75} role="img" aria-label={t('photo.none')} />
          )}
        </span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('photo.choose')}
          onChange={pick}
        />
        <Button loading={working} onClick={() => input.current?.click()}>
          {working ? t('photo.uploading') : url ? t('photo.replace') : t('photo.choose')}
        </Button>
        {url && !working && (
          <Button variant="quiet" onClick={remove}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      {chosen && (
        <CropDialog {...chosen} onSave={(square) => void save(chosen.file, square)} onClose={cancel} />
      )}
    </Section>
  );
}

function usePhoto(userId: string) {
  const queries = useQueryClient();
  const [working, setWorking] = useState(false);
  const [chosen, setChosen] = useState<{ file: Blob; size: Size } | null>(null);
  const queryKey = ['user-image', userId];
  const { data: url = null } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.getUserImage({ params: { id: userId }, signal })).url,
  });

  const run = async (work: () => Promise<void>) => {
    setWorking(true);
    try {
      await work();
    } catch (error) {
      showToast('error', error instanceof NotAnImage ? t('photo.not-image') : problemText(error));
    } finally {
      setWorking(false);
    }
  };
  const save = (file: Blob, square?: Square) =>
    run(async () => {
      setChosen(null);
      queries.setQueryData(queryKey, await savePhoto(userId, file, square));
      showToast('success', t('photo.saved'));
    });
  const choose = (file: Blob) =>
    run(async () => {
      const size = await measurePhoto(file);
      if (size !== null) return setChosen({ file, size });
      // Where the browser cannot show it, the server may read it all the same.
      await save(file);
    });
  const remove = () =>
    run(async () => {
      const copy = url && (await removePhoto(userId, url));
      queries.setQueryData(queryKey, null);
      const undo = copy ? { label: t('photo.undo'), onClick: () => void save(copy) } : undefined;
      showToast('info', t('photo.removed'), undo);
    });
  return { url, working, chosen, choose, save, cancel: () => setChosen(null), remove };
}
