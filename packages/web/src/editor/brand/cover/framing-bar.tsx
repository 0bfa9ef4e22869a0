import { Button } from '../../../ui/button.tsx';
import { editorPicture } from '../../canvas/editor-picture.ts';
import { useEditor } from '../../editor-context.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import { captureView } from './capture-view.ts';

interface FramingProps {
  /** What the view is to become. */
  part: 'cover' | 'thumbnail';
  isStoring: boolean;
  onTake(made: Promise<File>): Promise<void>;
  onDone(): void;
}

/** The bar over the canvas while a view is framed. */
export function FramingBar({ part, isStoring, onTake, onDone }: FramingProps) {
  const { say, view } = useOpenTour();
  const { actions } = useEditor();
  const take = async () => {
    const canvas = editorPicture();
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
      <span>{t(`brand.framing-${part}`)}</span>
      <Button size="small" variant="quiet" onClick={onDone}>
        {t('brand.cancel')}
      </Button>
      <Button size="small" variant="primary" loading={isStoring} onClick={() => void take()}>
        {t(`brand.use-view-${part}`)}
      </Button>
    </fieldset>
  );
}
