import type { Tour } from '@tourwright/tour/document';
import { welcomeCoverOf } from '@tourwright/tour/rules';
import { useState } from 'react';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import { setBrand } from '../set-brand.ts';
import { PictureChoice } from './picture-choice.tsx';

interface CoverPartProps {
  tour: Tour;
  isFraming: boolean;
  onFraming(isFraming: boolean): void;
}

/** The picture behind the welcome page, and that of cards and shared addresses, which is the same unless it is parted. */
export function CoverPart({ tour, isFraming, onFraming }: CoverPartProps) {
  const { store } = useOpenTour();
  const [framed, setFramed] = useState<'cover' | 'thumbnail'>('cover');
  const isSame = tour.welcomePicture === undefined;
  /** Parted, both show at first what they showed before; without a picture that is the start view. */
  const shownNow = tour.thumbnail ?? '';
  const framing = (which: typeof framed) => ({
    isFraming: isFraming && framed === which,
    onFraming: (isOn: boolean) => {
      setFramed(which);
      onFraming(isOn);
    },
  });
  return (
    <div className={styles.part} data-setting="cover">
      <PictureChoice
        tour={tour}
        field={isSame ? 'thumbnail' : 'welcomePicture'}
        part="cover"
        hint={isSame ? 'cover-hint' : 'cover-hint-alone'}
        {...framing('cover')}
      />
      <Switch
        label={t('brand.cover-same')}
        checked={isSame}
        disabled={welcomeCoverOf(tour) === null}
        onChange={({ currentTarget }) =>
          setBrand(store, 'welcomePicture', currentTarget.checked ? null : shownNow, 'brand.cover')
        }
      />
      {!isSame && (
        <PictureChoice
          tour={tour}
          field="thumbnail"
          part="thumbnail"
          hint="thumbnail-hint"
          {...framing('thumbnail')}
        />
      )}
    </div>
  );
}
