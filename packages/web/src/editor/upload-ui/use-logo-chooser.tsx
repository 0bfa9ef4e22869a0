import { type ReactNode, useState } from 'react';
import { problemText } from '../../layout/failures/problem-text.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { faultText } from '../session/fault-text.ts';
import { storePicture } from '../session/store-picture.ts';
import { readIcon, readLogo } from '../upload/reading/read-logo.ts';
import { useFileChooser } from './use-file-chooser.tsx';

/** The choosing of a logo or an icon, which is stored at once; `onStored` gets where it is. */
export function useLogoChooser(
  onStored: (slug: string) => void,
  area: 'logo' | 'icons' = 'logo',
): {
  choose(): void;
  input: ReactNode;
  isStoring: boolean;
} {
  const { tourId, store } = useOpenTour();
  const [isStoring, setStoring] = useState(false);
  const keep = async (file: File) => {
    setStoring(true);
    try {
      const read = await (area === 'icons' ? readIcon(file) : readLogo(file));
      if (!read.ok) {
        showToast('warn', faultText(read.fault, file.name));
        return;
      }
      const image = await storePicture(tourId, area, read.file);
      store.getState().setImage(image);
      onStored(image.slug);
    } catch (cause) {
      showToast(
        'error',
        t(area === 'icons' ? 'icons.not-stored' : 'nadir.not-stored', { reason: problemText(cause) }),
      );
    } finally {
      setStoring(false);
    }
  };
  const { open, input } = useFileChooser(
    area === 'icons' ? 'icon' : 'logo',
    ([file]) => file && void keep(file),
    { single: true },
  );
  return { choose: open, input, isStoring };
}
