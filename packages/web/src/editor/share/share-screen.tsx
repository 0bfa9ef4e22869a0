import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t as editorText } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { LinkPanel } from './link-panel.tsx';
import { LinksList } from './links-list.tsx';
import styles from './share-screen.module.css';
import { t } from './share-text.ts';
import { useLinks } from './use-links.ts';

/** The links of the tour, each with its access and options, and the code for other sites. */
export function ShareScreen({ onClose }: { onClose(): void }) {
  const { tourId } = useOpenTour();
  const name = useEditorStore(({ tour }) => tour?.name) || editorText('tour.untitled');
  const isPublished = useEditorStore(({ tour }) => tour?.activity === 'published');
  const links = useLinks(tourId);
  /** The id of a link; null: the public page. */
  const [chosen, setChosen] = useState<string | null>(null);
  const link = links.list?.find(({ id }) => id === chosen) ?? null;
  const create = async () => {
    const made = await links.create(t('share.new-name'), isPublished ? 'published' : 'draft');
    if (made) setChosen(made.id);
  };
  return (
    <Dialog open onClose={onClose} size="screen" title={t('share.title', { name })}>
      <div className={styles.parts}>
        <LinksList
          links={links}
          chosen={link?.id ?? null}
          onChoose={setChosen}
          onCreate={() => void create()}
        >
          {links.failure && (
            <p role="alert" className={styles.failure}>
              {t('share.failed', { reason: links.failure })}
              <Button size="small" onClick={links.reload}>
                {t('share.retry')}
              </Button>
            </p>
          )}
        </LinksList>
        <LinkPanel key={link?.id ?? 'public'} link={link} links={links} onGone={() => setChosen(null)} />
      </div>
    </Dialog>
  );
}
