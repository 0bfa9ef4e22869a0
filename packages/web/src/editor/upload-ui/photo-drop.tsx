import { IconPhotoPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useEditor } from '../editor-context.ts';
import { t } from '../editor-text.ts';
import styles from './photo-drop.module.css';

/** Takes photos and folders that are dropped anywhere in the editor, or pasted. */
export function PhotoDrop({ children }: { children: ReactNode }) {
  const { session } = useEditor();
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      // A folder brings files that nobody meant.
      const wanted = files.filter(({ name }) => !name.startsWith('.') && !/^thumbs\.db$/i.test(name));
      if (wanted.length > 0) void session.photos.add(wanted);
    },
  });
  const { tabIndex: _, role: __, ...root } = getRootProps();
  return (
    <div
      {...root}
      onPaste={({ clipboardData }) => {
        const files = [...clipboardData.files];
        if (files.length > 0) void session.photos.add(files);
      }}
    >
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
