import { useState } from 'react';
import { api } from '../../../client/api.ts';
import { logError } from '../../../client/log.ts';
import { useSession } from '../../../client/session/session.ts';
import { problemText } from '../../../layout/failures/problem-text.ts';
import { GalleryPlace } from '../../../layout/gallery/gallery-place.tsx';
import { t as galleryText } from '../../../layout/gallery/gallery-text.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { t } from '../share-text.ts';
import styles from './access-tab.module.css';
import { CodeBox } from './code-box.tsx';

/** The public page: open to everyone once the tour is published. */
export function PublicTab({ address }: { address: string }) {
  const { actions } = useEditor();
  const isPublished = useEditorStore(({ tour }) => tour?.activity === 'published');
  const { tourId } = useOpenTour();
  const session = useSession();
  const ownerId = useEditorStore(({ tour }) => tour?.user_id);
  const isOwner = session.status === 'logged-in' && session.user.id === ownerId;
  const withdrawal = useWithdrawal();
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <h3>{t('share.who')}</h3>
        <p className={styles.text}>{t(isPublished ? 'share.public-live' : 'share.public-draft')}</p>
        <div>
          {isPublished ? (
            <Button loading={withdrawal.isBusy} onClick={() => void withdrawal.withdraw()}>
              {t('share.withdraw')}
            </Button>
          ) : (
            <Button variant="solid" onClick={() => actions.set({ overlay: 'publish' })}>
              {t('share.publish')}
            </Button>
          )}
        </div>
        <h3>{galleryText('gallery.title')}</h3>
        <GalleryPlace tourId={tourId} isPublished={isPublished} isOwner={isOwner} />
      </div>
      <CodeBox address={address} name={t('share.public')} />
    </div>
  );
}

/** Takes the public page from visitors. */
export function useWithdrawal() {
  const openTour = useOpenTour();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await openTour.flush();
      openTour.adopt(await api.unpublishTour({ params: { id: openTour.tourId } }));
      showToast('success', t('share.withdrawn'));
    } catch (cause) {
      logError('Error publishing tour:', cause);
      showToast('error', t('share.withdraw-failed', { reason: problemText(cause) }));
    }
    setBusy(false);
  };
  return { isBusy, withdraw };
}
