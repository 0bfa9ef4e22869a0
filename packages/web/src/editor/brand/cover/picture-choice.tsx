import { IconFocusCentered, IconRestore, IconUpload } from '@tabler/icons-react';
import type { Tour } from '@tourwright/tour/document';
import { coverOf, welcomeCoverOf } from '@tourwright/tour/rules';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../client/loading/lazy-part.ts';
import { problemText } from '../../../layout/failures/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { storePicture } from '../../session/store-picture.ts';
import { useFileChooser } from '../../upload-ui/use-file-chooser.tsx';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import { setBrand } from '../set-brand.ts';
import { type CutArea, cropCover } from './crop-cover.ts';
import { FramingBar } from './framing-bar.tsx';

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog);
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface PictureChoiceProps {
  tour: Tour;
  field: 'thumbnail' | 'welcomePicture';
  /** What the picture is called here. */
  part: 'cover' | 'thumbnail';
  hint: 'cover-hint' | 'cover-hint-alone' | 'thumbnail-hint';
  isFraming: boolean;
  onFraming(isFraming: boolean): void;
}

/** A picture that stands for the tour: of a view that is framed on the canvas, or an own one. */
export function PictureChoice({ tour, field, part, hint, isFraming, onFraming }: PictureChoiceProps) {
  const { store } = useOpenTour();
  const { chosen, setChosen, isStoring, keep } = useKeep(field, part);
  const { open, input } = useFileChooser('picture', ([file]) => setChosen(file ?? null), { single: true });
  const cover = field === 'thumbnail' ? coverOf(tour) : welcomeCoverOf(tour);
  const slug = cover === null ? null : cover.kind === 'picture' ? cover.slug : cover.scene.slug;
  const isOwn = field === 'thumbnail' ? tour.thumbnail !== undefined : cover?.kind === 'picture';
  const usual = field === 'thumbnail' ? null : '';
  return (
    <section className={styles.choice} aria-label={t(`brand.${part}`)}>
      <h3>
        {t(`brand.${part}`)}
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
        <Actions
          onFrame={() => onFraming(true)}
          onUpload={open}
          onUsual={isOwn ? () => setBrand(store, field, usual, `brand.${part}`) : null}
        />
      </div>
      <p className={styles.caption}>{t(`brand.${hint}`)}</p>
      {isFraming && (
        <FramingBar part={part} isStoring={isStoring} onTake={keep} onDone={() => onFraming(false)} />
      )}
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

/** The file that was chosen, until it is cut, and how a picture is stored and made the tour's. */
function useKeep(field: PictureChoiceProps['field'], part: PictureChoiceProps['part']) {
  const { tourId, store, say } = useOpenTour();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isStoring, setStoring] = useState(false);
  const keep = async (made: Promise<File>) => {
    setStoring(true);
    try {
      const image = await storePicture(tourId, 'Thumbnail', await made);
      store.getState().setImage(image);
      setBrand(store, field, image.slug, `brand.${part}`);
      setChosen(null);
    } catch (cause) {
      say('error', problemText(cause));
    } finally {
      setStoring(false);
    }
  };
  return { chosen, setChosen, isStoring, keep };
}

interface ActionsProps {
  onFrame(): void;
  onUpload(): void;
  /** Takes the start view again; null where it is shown. */
  onUsual: (() => void) | null;
}

function Actions({ onFrame, onUpload, onUsual }: ActionsProps) {
  return (
    <span className={styles.acts}>
      <Button size="small" icon={<IconFocusCentered {...icon} />} onClick={onFrame}>
        {t('brand.frame')}
      </Button>
      <Button variant="quiet" size="small" icon={<IconUpload {...icon} />} onClick={onUpload}>
        {t('brand.upload')}
      </Button>
      {onUsual && (
        <Button variant="quiet" size="small" icon={<IconRestore {...icon} />} onClick={onUsual}>
          {t('brand.cover-usual')}
        </Button>
      )}
    </span>
  );
}
