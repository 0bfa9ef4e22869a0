import {
  IconChevronDown,
  IconCopy,
  IconEye,
  IconHistory,
  IconShare,
  IconWorldOff,
  IconWorldUpload,
} from '@tabler/icons-react';
import type { Tour } from '@tourwright/tour/document';
import { api } from '../../../client/api.ts';
import { copyText } from '../../../layout/copy-text.ts';
import { problemText } from '../../../layout/failures/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/menu-entries.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { visitorLink } from '../../session/tour-addresses.ts';
import { usePublishState } from '../../session/use-publish-state.ts';
import styles from './publish-button.module.css';

/** The one next step, and the less common ways. */
export function PublishButton() {
  const { actions } = useEditor();
  const tour = useEditorStore((state) => state.tour);
  const state = usePublishState();
  const isLoading = useEditorStore((state) => state.publishLoading);
  const isSaved = useEditorStore(({ saveState }) => ['saved', 'saving'].includes(saveState.kind));
  const entries = useMoreEntries(tour, isSaved);
  if (!tour) return null;
  const canPublish = tour.scenes.length > 0 && isSaved && state !== 'live';
  return (
    <span className={styles.split}>
      <Button
        variant="primary"
        size="small"
        className={styles.main}
        loading={isLoading}
        disabled={!canPublish}
        onClick={() => actions.set({ overlay: 'publish' })}
      >
        {t('action.publish')}
      </Button>
      <Menu
        trigger={
          <Button
            variant={canPublish ? 'primary' : 'quiet'}
            size="small"
            className={classNames(styles.more, !canPublish && styles.moreQuiet)}
            aria-label={t('publish.more')}
            disabled={tour.scenes.length === 0}
            icon={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
          />
        }
        entries={entries}
      />
    </span>
  );
}

/** The less common ways. */
function useMoreEntries(tour: Tour | null, isSaved: boolean): MenuEntry[] {
  const openTour = useOpenTour();
  const { actions } = useEditor();
  const isPhone = useMediaQuery('(max-width: 767px)');
  if (!tour) return [];
  const unpublish = async () => {
    try {
      openTour.adopt(await api.unpublishTour({ params: { id: tour.id } }));
      showToast('info', t('publish.withdrawn'));
    } catch (cause) {
      showToast('error', t('publish.unpublish-failed', { reason: problemText(cause) }));
    }
  };
  // The bar of a phone has no room for these two.
  const onPhones: MenuEntry[] = [
    {
      id: 'preview',
      label: t('action.preview'),
      icon: <IconEye size={18} stroke={1.75} aria-hidden="true" />,
      onSelect: actions.openPreview,
    },
    {
      id: 'share',
      label: t('action.share'),
      icon: <IconShare size={18} stroke={1.75} aria-hidden="true" />,
      takesFocus: true,
      onSelect: () => actions.set({ overlay: 'share' }),
    },
  ];
  return [
    ...(isPhone ? onPhones : []),
    {
      id: 'publish',
      label: t('publish.again'),
      icon: <IconWorldUpload size={18} stroke={1.75} aria-hidden="true" />,
      disabled: !isSaved,
      takesFocus: true,
      onSelect: () => actions.set({ overlay: 'publish' }),
    },
    {
      id: 'copy',
      label: t('publish.copy-link'),
      icon: <IconCopy size={18} stroke={1.75} aria-hidden="true" />,
      disabled: tour.activity !== 'published',
      onSelect: () => void copyText(visitorLink(tour.id)),
    },
    {
      id: 'versions',
      label: t('action.versions'),
      icon: <IconHistory size={18} stroke={1.75} aria-hidden="true" />,
      takesFocus: true,
      onSelect: () => actions.set({ overlay: 'versions' }),
    },
    {
      id: 'unpublish',
      label: t('publish.unpublish'),
      icon: <IconWorldOff size={18} stroke={1.75} aria-hidden="true" />,
      disabled: tour.activity !== 'published',
      separated: true,
      onSelect: () => void unpublish(),
    },
  ];
}

/** What the tour is for visitors now. */
export function PublishChip() {
  const state = usePublishState();
  if (state !== 'live' && state !== 'changed') return null;
  return (
    <span className={styles.chip}>
      <Chip tone={state === 'live' ? 'good' : 'attention'}>{t(`publish.state.${state}`)}</Chip>
    </span>
  );
}
