import { IconFocusCentered, IconRestore, IconUpload } from '@tabler/icons-react';
import type { Tour } from '@tourwright/tour/document';
import { coverOf } from '@tourwright/tour/rules';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../client/loading/lazy-part.ts';
import { problemText } from '../../../layout/failures/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { storePicture } from '../../session/store-picture.ts';
import { useFileChooser } from '../../upload-ui/use-file-chooser.tsx';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import { setBrand } from '../set-brand.ts';
import { captureView } from './capture-view.ts';
import { type CutArea, cropCover } from './crop-cover.ts';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog);
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface CoverPartProps {
  tour: Tour;
  isFraming: boolean;
  onFraming(isFraming: boolean): void;
}

/** The picture that stands for the tour: of a view that is framed on the canvas, or an own one. */
export function CoverPart({ tour, isFraming, onFraming }: CoverPartProps) {
  const { tourId, store, say } = useOpenTour();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isStoring, setStoring] = useState(false);
  const { open, input } = useFileChooser('picture', ([file]) => setChosen(file ?? null), { single: true });
  const cover = coverOf(tour);
  const slug = cover === null ? null : cover.kind === 'picture' ? cover.slug : cover.scene.slug;
  const keep = async (made: Promise<File>) => {
    setStoring(true);
    try {
      const image = await storePicture(tourId, 'Thumbnail', await made);
      store.getState().setImage(image);
      setBrand(store, 'thumbnail', image.slug, 'brand.cover');
      setChosen(null);
    } catch (cause) {
      say('error', problemText(cause));
    } finally {
      setStoring(false);
    }
  };
  return (
    <section className={styles.part} aria-label={t('brand.cover')} data-setting="cover">
      <h3>
        {t('brand.cover')}
        <span className={styles.caption}>
          {t(cover?.kind === 'picture' ? 'brand.cover-own' : 'brand.cover-usual')}
        </span>
      </h3>
      <div className={styles.cover}>
        {slug ? (
          <SceneThumbnail slug={slug} className={styles.coverPicture} />
        ) : (
          <span className={styles.coverPicture} />
        )}
        <CoverActions isOwn={tour.thumbnail !== undefined} onFrame={() => onFraming(true)} onUpload={open} />
      </div>
      <p className={styles.caption}>{t('brand.cover-hint')}</p>
      {isFraming && <Framing isStoring={isStoring} onTake={keep} onDone={() => onFraming(false)} />}
      {input}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            isStoring={isStoring}
            onKeep={(area: CutArea) => void keep(cropCover(chosen, area))}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface CoverActionsProps {
  /** Whether the owner has chosen a picture. */
  isOwn: boolean;
  onFrame(): void;
  onUpload(): void;
}

function CoverActions({ isOwn, onFrame, onUpload }: CoverActionsProps) {
  const { store } = useOpenTour();
  return (
    <span className={styles.acts}>
      <Button size="small" icon={<IconFocusCentered {...icon} />} onClick={onFrame}>
        {t('brand.frame')}
      </Button>
      <Button variant="quiet" size="small" icon={<IconUpload {...icon} />} onClick={onUpload}>
        {t('brand.upload')}
      </Button>
      {isOwn && (
        <Button
          variant="quiet"
          size="small"
          icon={<IconRestore {...icon} />}
          onClick={() => setBrand(store, 'thumbnail', null, 'brand.cover')}
        >
          {t('brand.cover-usual')}
        </Button>
      )}
    </span>
  );
}

interface FramingProps {
  isStoring: boolean;
  onTake(made: Promise<File>): Promise<void>;
  onDone(): void;
}

/** The bar over the canvas while a view is framed. */
function Framing({ isStoring, onTake, onDone }: FramingProps) {
  const { say, view } = useOpenTour();
  const { actions } = useEditor();
  const take = async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-editor-canvas] canvas[tabindex]');
    // A hair's breadth: nobody sees it, and the viewer draws.
    const redraw = () => actions.lookTo({ ...view.get(), yaw: view.get().yaw + 0.001 });
    const file = canvas && (await captureView(canvas, redraw));
    if (!file) {
      say('warn', t('brand.not-captured'));
      return;
    }
    await onTake(Promise.resolve(file));
    onDone();
  };
  return (
    <fieldset className={styles.framing} aria-label={t('brand.frame')}>
      <span>{t('brand.framing')}</span>
      <Button size="small" variant="quiet" onClick={onDone}>
        {t('brand.cancel')}
      </Button>
      <Button size="small" variant="primary" loading={isStoring} onClick={() => void take()}>
        {t('brand.use-view')}
      </Button>
    </fieldset>
  );
}
