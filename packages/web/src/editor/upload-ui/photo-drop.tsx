import { IconPhotoPlus } from '@tabler/icons-react';
import type { Vector } from '@tourwright/tour/document';
import { type DragEvent, type ReactNode, useEffect } from 'react';
import { type DropEvent, useDropzone } from 'react-dropzone';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { meantFiles } from '../upload/reading/meant-files.ts';
import styles from './photo-drop.module.css';

/** Words or an address, as a browser drags them out of a page. */
const foreign = /^text\//;

const isCanvas = (element: Element) => element.closest('[data-editor-canvas]') !== null;

/**
 * Takes photos and folders that are dropped anywhere in the editor, or pasted; what is dropped onto the picture may become
 * a hotspot there.
 */
export function PhotoDrop({ children }: { children: ReactNode }) {
  const openTour = useOpenTour();
  const { canvas } = useEditor();
  const hasScenes = useEditorStore(({ tour }) => Boolean(tour?.scenes.length));
  const directionOf = (event: DropEvent): Vector | null => {
    const isOnPicture = 'clientX' in event && event.target instanceof Element && isCanvas(event.target);
    return isOnPicture ? (canvas.current?.directionAt(event.clientX, event.clientY) ?? null) : null;
  };
  const takePlans = (files: readonly File[]) =>
    openTour.store.setState({ planFiles: { files, replacing: null } });
  const isPlan = useEditorStore(({ panel }) => panel === 'plans');
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (files, _, event) => {
      const { archives, others: wanted } = withoutArchives(meantFiles(files));
      if (archives.length > 0) openTour.store.setState({ archiveDrop: archives });
      const direction = directionOf(event);
      if (wanted.length === 0) return;
      if (openTour.store.getState().panel === 'plans') takePlans(wanted);
      else if (direction) void openTour.dropped.take(wanted, direction);
      else void openTour.photos.add(wanted);
    },
  });
  usePastedFiles((files) => void openTour.photos.add(files));
  const { tabIndex: _, role: __, onDrop, ...others } = getRootProps();
  const onDropAny = (event: DragEvent<HTMLElement>) => {
    const { types } = event.dataTransfer;
    if (types.some((type) => foreign.test(type)) && !types.includes('Files'))
      showToast('warn', t('upload.no-file'));
    onDrop?.(event);
  };
  const root = { ...others, onDrop: onDropAny };
  return (
    <div {...root}>
      {children}
      {isDragActive && (
        <div className={styles.veil} aria-hidden="true">
          <p className={styles.note}>
            <IconPhotoPlus size={24} stroke={1.75} />
            {t(isPlan ? 'upload.drop-plan' : hasScenes ? 'upload.drop-here-or' : 'upload.drop-here')}
          </p>
        </div>
      )}
    </div>
  );
}

/** Archives may hold tours; everything else is for this one. */
function withoutArchives(files: readonly File[]): { archives: File[]; others: File[] } {
  const isArchive = ({ name, type }: File) => /\.zip$/i.test(name) || type === 'application/zip';
  return { archives: files.filter(isArchive), others: files.filter((file) => !isArchive(file)) };
}

/** Also when nothing has the focus. Words that come with a picture are meant where the user writes, and over a dialog nothing is added. */
function usePastedFiles(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      const isWriting = target instanceof Element && target.matches('input, textarea');
      const isWords = isWriting && clipboardData?.types.includes('text/plain');
      if (files.length === 0 || isWords || document.querySelector('[role=dialog]')) return;
      onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}
