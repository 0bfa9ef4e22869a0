import { IconBadgeVr, IconChevronLeft, IconEye, IconShare } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CheckButton } from '../../check/check-button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { specified } from '../../state/specified-state.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { PublishButton, PublishChip } from './publish-button.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import styles from './top-bar.module.css';
import { TourName } from './tour-name.tsx';

interface TopBarProps {
  className: string | undefined;
  /** Something is being placed: on a phone the picture then has its room, and the scene's name stands for the tour's. */
  isPlacing: boolean;
}

/** Back, name, state in words, undo and redo; what one does with the whole tour at its end. */
export function TopBar({ className, isPlacing }: TopBarProps) {
  const { actions } = useEditor();
  const name = useEditorStore(({ tour }) => tour?.name ?? t('tour.untitled'));
  const sceneName = useEditorStore(({ selectedScene }) => selectedScene?.name);
  const hasScenes = useEditorStore(({ tour }) => (tour?.scenes.length ?? 0) > 0);
  return (
    <header className={classNames(styles.bar, className)} data-placing={isPlacing || undefined}>
      <h1 className="visually-hidden">{t('top.heading', { name })}</h1>
      <ButtonLink
        variant="quiet"
        size="small"
        to="/dashboard/myTour"
        aria-label={t('top.tours')}
        icon={<IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />}
        className={styles.back}
      >
        <span>{t('top.tours')}</span>
      </ButtonLink>
      <span className={classNames(styles.line, styles.wideOnly)} />
      <TourName />
      {isPlacing && <span className={styles.scene}>{sceneName}</span>}
      <SaveIndicator />
      <span className={classNames(styles.line, styles.wideOnly)} />
      <HistoryButtons className={styles.quiet} />
      <div className={styles.end}>
        <CheckButton />
        <Button
          variant="quiet"
          size="small"
          className={classNames(styles.quiet, styles.wideOnly, styles.preview)}
          aria-label={t('action.preview')}
          title={t('action.preview')}
          disabled={!hasScenes}
          icon={<IconEye size={20} stroke={1.75} aria-hidden="true" />}
          onClick={actions.openPreview}
        >
          <span>{t('action.preview')}</span>
        </Button>
        <HeadsetButton isDisabled={!hasScenes} />
        <Button
          variant="quiet"
          size="small"
          className={classNames(styles.quiet, styles.wideOnly)}
          aria-label={t('action.share')}
          title={t('action.share')}
          disabled={!hasScenes}
          icon={<IconShare size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => actions.set({ overlay: 'share' })}
        >
          <span>{t('action.share')}</span>
        </Button>
        <PublishChip />
        <PublishButton />
      </div>
    </header>
  );
}

/** The way into the headset, where there is one. */
function HeadsetButton({ isDisabled }: { isDisabled: boolean }) {
  const { actions } = useEditor();
  const hasHeadset = useEditorStore((state) => state.hasHeadset);
  const isInHeadset = useEditorStore(specified.insideVRmode);
  if (!hasHeadset) return null;
  return (
    <IconButton
      label={t('action.headset')}
      size="small"
      disabled={isDisabled || isInHeadset}
      icon={<IconBadgeVr size={20} stroke={1.75} aria-hidden="true" />}
      onClick={actions.enterHeadset}
    />
  );
}
