import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import type { Tour } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import { useLogoChooser } from '../../upload-ui/use-logo-chooser.tsx';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import { setBrand } from '../set-brand.ts';
import { LogoRow } from './logo-row.tsx';
import own from './logos.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const places = ['title', 'start', 'end'] as const;

/** The logo at the tour's name, where it is and what it opens. */
export function CornerLogo({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  const [isOpen, setOpen] = useState(false);
  const { cornerLogo, cornerLogoUrl } = tour;
  const { choose, input, isStoring } = useLogoChooser((slug) => {
    setBrand(store, 'cornerLogo', slug, 'brand.corner');
    setOpen(true);
  });
  const opened = webAddress(cornerLogoUrl);
  const says = opened ? t('brand.corner-opens', { host: opened.host }) : t('brand.corner-still');
  return (
    <section className={own.logoPart} aria-label={t('brand.corner')} data-setting="corner">
      <LogoRow
        name={t('brand.corner')}
        about={cornerLogo ? says : t('brand.corner-none')}
        slug={cornerLogo}
        isStoring={isStoring}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        onChoose={choose}
      >
        <CornerFields tour={tour} />
        <div className={styles.buttons}>
          <Button size="small" icon={<IconPhotoPlus {...icon} />} onClick={choose}>
            {t('brand.replace')}
          </Button>
          <Button
            variant="danger"
            size="small"
            icon={<IconTrash {...icon} />}
            onClick={() => setBrand(store, 'cornerLogo', null, 'brand.corner')}
          >
            {t('brand.remove')}
          </Button>
        </div>
      </LogoRow>
      {input}
    </section>
  );
}

function CornerFields({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  const { cornerLogoUrl = '', cornerLogoPlace } = tour;
  const [isWrong, setWrong] = useState(false);
  const place = places.find((each) => each === cornerLogoPlace) ?? 'title';
  return (
    <>
      <DraftField
        label={t('brand.corner-link')}
        hint={isWrong ? t('brand.link-fault') : ''}
        value={cornerLogoUrl}
        maxLength={2048}
        onKeep={(text, gesture) => {
          const url = text.trim();
          const address = url === '' ? null : (webAddress(url) ?? undefined);
          setWrong(address === undefined);
          if (address !== undefined)
            setBrand(store, 'cornerLogoUrl', address?.href ?? null, 'brand.corner', gesture);
        }}
      />
      <Segmented
        label={t('brand.place')}
        value={place}
        segments={places.map((each) => ({ value: each, label: t(`brand.place-${each}`) }))}
        onChange={(value) =>
          setBrand(store, 'cornerLogoPlace', value === 'title' ? null : value, 'brand.corner')
        }
      />
    </>
  );
}
