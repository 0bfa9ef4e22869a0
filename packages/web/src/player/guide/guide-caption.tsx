import { classNames } from '../../ui/class-names.ts';
import type { PanelControl } from '../panels/use-panel.ts';
import { t } from '../preview-text.ts';
import styles from './guide-caption.module.css';
import type { Guide } from './use-guide.ts';

interface GuideCaptionProps {
  guide: Guide;
  open: PanelControl['open'];
}

/** What the guided tour says at a stop, and the way to all that it says. */
export function GuideCaption({ guide, open }: GuideCaptionProps) {
  const { text, isTimed, isPlaying, hasTranscript, toggle } = guide;
  const showTranscript = () => {
    // Going on, it would close what is being read at the next scene.
    toggle();
    open({ kind: 'text', isGuide: true });
  };
  return (
    <div className={styles.place}>
      <p className={classNames(text && 'glass', styles.caption)} role={isTimed ? undefined : 'status'}>
        {text}
      </p>
      {isPlaying && hasTranscript && (
        <button type="button" className={classNames('glass', styles.transcript)} onClick={showTranscript}>
          {t('preview.transcript')}
        </button>
      )}
    </div>
  );
}
