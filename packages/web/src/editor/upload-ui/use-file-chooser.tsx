import { type ReactNode, useCallback, useRef } from 'react';
import { t } from '../editor-text.ts';

const photos = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,.tif,.tiff,image/heic,.heic,.heif';
const videos = 'video/mp4,video/webm,.mp4,.webm,.m4v';

/** What the file dialog offers; the kind of a file is detected by its bytes. */
const accepted = {
  photo: photos,
  /** What becomes a scene. */
  scene: `${photos},${videos}`,
  film: videos,
  logo: `${photos},image/svg+xml,.svg`,
  icon: 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml,.svg',
  sound: 'audio/mpeg,audio/ogg,audio/wav,audio/mp4,.mp3,.ogg,.oga,.wav,.m4a',
  /** Of a hotspot. */
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif,.tif,.tiff',
  brochure: 'application/pdf,.pdf',
  plan: 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif,.tif,.tiff,image/svg+xml,.svg,application/pdf,.pdf',
  captions: 'text/vtt,.vtt',
  /** Whatever a hotspot can show, to be used later. */
  attached: `${photos},image/gif,${videos},audio/*,application/pdf,.pdf,text/vtt,.vtt`,
  any: `${photos},image/gif,${videos},audio/*,application/pdf,.pdf`,
} as const;

/** What a chooser of files accepts. */
export type FileKind = keyof typeof accepted;

const labels = {
  photo: 'upload.choose',
  scene: 'upload.choose',
  film: 'upload.choose-film',
  logo: 'logo.choose',
  icon: 'icons.add',
  sound: 'upload.choose-sound',
  picture: 'upload.choose-pictures',
  brochure: 'upload.choose-brochure',
  captions: 'upload.choose-captions',
  plan: 'upload.choose-plan',
  attached: 'upload.choose-later',
  any: 'upload.choose-files',
} as const;

/** The browser's own dialog for files of a kind, and the hidden field that it needs. */
export function useFileChooser(
  kind: FileKind,
  onFiles: (files: File[]) => void,
  { single = false }: { single?: boolean } = {},
): { open(): void; input: ReactNode } {
  const field = useRef<HTMLInputElement>(null);
  const open = useCallback(() => field.current?.click(), []);
  const input = (
    <input
      ref={field}
      type="file"
      accept={accepted[kind]}
      multiple={!single}
      hidden
      aria-label={t(labels[kind])}
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
