import type { BrandKit } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './brand.module.css';
import { t } from './brand-text.ts';
import { brandOf, differsFrom, kitOf } from './kit.ts';
import { setBrandFields } from './set-brand.ts';

/** The brand that is kept for all tours, beside this one's. Saving it leaves the other tours as they are. */
export function KitBar({ tour }: { tour: Tour }) {
  const { kit, busy, save, use } = useKit(tour);
  if (kit === undefined) return null;
  const differs = kit !== null && differsFrom(tour, kit);
  return (
    <div className={styles.kit}>
      <span className={styles.caption} role="status">
        {t(kit === null ? 'brand.kit-none' : differs ? 'brand.kit-differs' : 'brand.kit-same')}
      </span>
      {differs && (
        <Button
          variant="quiet"
          size="small"
          loading={busy === 'use'}
          disabled={busy !== null}
          onClick={() => void use()}
        >
          {t('brand.kit-use')}
        </Button>
      )}
      {(kit === null || differs) && (
        <Button size="small" loading={busy === 'save'} disabled={busy !== null} onClick={() => void save()}>
          {t('brand.kit-save')}
        </Button>
      )}
    </div>
  );
}

/** The kept brand: undefined until it has come, null where there is none; and what is under way with it. */
function useKit(tour: Tour) {
  const { tourId, userId, store, say } = useOpenTour();
  const [kit, setKit] = useState<BrandKit | null | undefined>();
  const [busy, setBusy] = useState<'use' | 'save' | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    api.getBrandKit({ params: { id: userId }, signal: closing.signal }).then(
      (found) => setKit(found.kit),
      () => undefined,
    );
    return () => closing.abort();
  }, [userId]);
  const during = async (what: 'use' | 'save', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (cause) {
      say('error', problemText(cause));
    } finally {
      setBusy(null);
    }
  };
  const save = () =>
    during('save', async () => {
      const body = await kitOf(tour, store.getState().media);
      setKit((await api.patchBrandKit({ params: { id: userId }, body })).kit);
      say('success', t('brand.kit-saved'));
    });
  const use = () =>
    during('use', async () => {
      if (!kit) return;
      const { values, images } = await brandOf(kit, tourId);
      for (const image of images) store.getState().setImage(image);
      setBrandFields(store, values, 'brand.kit');
    });
  return { kit, busy, save, use };
}
