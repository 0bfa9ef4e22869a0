import { type ReactNode, useCallback, useRef } from 'react';
import { t } from '../editor-text.ts';

/** What the file dialog offers; what is really in a file is told by its bytes. */
const accept = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,.tif,.tiff,image/heic,.heic,.heif';

/** The browser's own dialog for photos, and the hidden field that it needs. */
export function usePhotoChooser(
  onFiles: (files: File[]) => void,
  { single = false }: { single?: boolean } = {},
): { open(): void; input: ReactNode } {
  const field = useRef<HTMLInputElement>(null);
  const open = useCallback(() => field.current?.click(), []);
  const input = (
    <input
      ref={field}
      type="file"
      accept={accept}
      multiple={!single}
      hidden
      aria-label={t('upload.choose')}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen again.
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { open, input };
}
