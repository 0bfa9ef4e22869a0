import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import { showToast } from '../../ui/toast.tsx';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { meantFiles } from '../upload/meant-files.ts';
import styles from './photo-drop.module.css';

/** Words or an address, as a browser drags them out of a page. */
const foreign = /^text\//;

/** Takes photos and folders that are dropped anywhere in the editor, or pasted. */
export function PhotoDrop({ children }: { children: ReactNode }) {
  const openTour = useOpenTour();
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (files) => {
      const wanted = meantFiles(files);
      if (wanted.length > 0) void openTour.photos.add(wanted);
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
            {t('upload.drop-here')}
          </p>
        </div>
      )}
    </div>
  );
}

/** Also when nothing has the focus. Words that come with a picture are meant where one writes, and over a dialog nothing is added. */
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
