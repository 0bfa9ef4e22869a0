import type { Tour } from '@tourwright/tour/document';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import { CornerLogo } from './corner-logo.tsx';
import { FloorLogo } from './floor-logo.tsx';

/** The logo at the tour's name, and the one at a visitor's feet. */
export function LogosPart({ tour }: { tour: Tour }) {
  return (
    <div className={styles.part}>
      <h3>{t('brand.logos')}</h3>
      <CornerLogo tour={tour} />
      <FloorLogo tour={tour} />
    </div>
  );
}
