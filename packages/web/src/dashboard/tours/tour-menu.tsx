import {
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconDownload,
  IconListDetails,
  IconPencil,
  IconRocket,
  IconStars,
  IconTag,
  IconTrash,
  IconWorldOff,
} from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { type ReactElement, Suspense, useState } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entries.tsx';
import { labelTours } from '../bulk/bulk-actions.ts';
import { LabelsDialog } from '../bulk/labels-dialog.tsx';
import { t } from '../dashboard-text.ts';
import { isPublic } from './is-public.ts';
import {
  copyTourLink,
  deleteTour,
  duplicateTour,
  publishTour,
  type TourList,
  unpublishTour,
} from './tour-actions.ts';

const GalleryDialog = lazyPart(async () => (await import('../gallery-dialog.tsx')).GalleryDialog);
const FactsDialog = lazyPart(async () => (await import('../facts-dialog.tsx')).FactsDialog);
const DownloadDialog = lazyPart(
  async () => (await import('../../transfer/exports/download-dialog.tsx')).DownloadDialog,
);

interface TourMenuProps {
  row: TourRow;
  list: TourList;
  onRename(): void;
  /** The button, where it must look other than a quiet one. */
  variant?: 'quiet' | 'glass';
}

/** Everything that can be done with a tour besides opening it. */
export function TourMenu({ row, list, onRename, variant = 'quiet' }: TourMenuProps) {
  const [isDownloading, setDownloading] = useState(false);
  const [isLabelling, setLabelling] = useState(false);
  const [isTelling, setTelling] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('tour.more', { title: row.title })}
            icon={<IconDots size={18} stroke={1.75} />}
            variant={variant}
            size="small"
          />
        }
        entries={entriesFor(row, list, {
          onRename,
          onDownload: () => setDownloading(true),
          onLabels: () => setLabelling(true),
          onFacts: () => setTelling(true),
          onGallery: () => setAsking(true),
        })}
      />
      {isLabelling && (
        <LabelsDialog
          rows={[row]}
          all={list.rows()}
          onSave={(change) => void labelTours(list, [row], change)}
          onClose={() => setLabelling(false)}
        />
      )}
      {isTelling && (
        <Suspense fallback={null}>
          <FactsDialog row={row} list={list} onClose={() => setTelling(false)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <GalleryDialog row={row} list={list} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {isDownloading && (
        <Suspense fallback={null}>
          <DownloadDialog tourId={row.id} name={row.title} onClose={() => setDownloading(false)} />
        </Suspense>
      )}
    </>
  );
}

interface Dialogs {
  onRename(): void;
  onDownload(): void;
  onLabels(): void;
  onFacts(): void;
  onGallery(): void;
}

function entriesFor(
  row: TourRow,
  list: TourList,
  { onRename, onDownload, onLabels, onFacts, onGallery }: Dialogs,
): MenuEntry[] {
  const entries: MenuEntry[] = [
    { id: 'rename', label: t('tour.rename'), icon: icon(IconPencil), onSelect: onRename },
    {
      id: 'duplicate',
      label: t('tour.duplicate'),
      icon: icon(IconCopyPlus),
      onSelect: () => void duplicateTour(list, row),
    },
    {
      id: 'copy',
      label: t('tour.copy-link-short'),
      icon: icon(IconCopy),
      onSelect: () => void copyTourLink(row),
    },
    { id: 'facts', label: t('tour.facts'), icon: icon(IconListDetails), takesFocus: true, onSelect: onFacts },
    { id: 'labels', label: t('tour.labels'), icon: icon(IconTag), takesFocus: true, onSelect: onLabels },
    { id: 'gallery', label: t('tour.gallery'), icon: icon(IconStars), takesFocus: true, onSelect: onGallery },
    { id: 'download', label: t('tour.download'), icon: icon(IconDownload), onSelect: onDownload },
  ];
  if (row.status !== 'live') {
    entries.push({
      id: 'publish',
      label: publishLabel(row),
      disabled: row.tourData.scenes.length === 0,
      icon: icon(IconRocket),
      separated: true,
      onSelect: () => void publishTour(list, row),
    });
  }
  if (isPublic(row)) {
    entries.push({
      id: 'unpublish',
      label: t('tour.unpublish'),
      icon: icon(IconWorldOff),
      separated: row.status === 'live',
      onSelect: () => void unpublishTour(list, row),
    });
  }
  entries.push({
    id: 'delete',
    label: t('tour.delete'),
    icon: icon(IconTrash),
    danger: true,
    separated: true,
    onSelect: () => void deleteTour(list, row),
  });
  return entries;
}

function publishLabel({ status, tourData }: TourRow): string {
  if (tourData.scenes.length === 0) return t('tour.publish-empty');
  return t(status === 'changed' ? 'tour.publish-changes' : 'tour.publish');
}

function icon(Icon: typeof IconCopy): ReactElement {
  return <Icon size={18} stroke={1.75} aria-hidden="true" />;
}
