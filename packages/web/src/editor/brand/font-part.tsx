import type { Tour } from '@tourwright/tour/document';
import { useEffect } from 'react';
import { titleFonts } from '../../layout/title-fonts.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './brand.module.css';
import { t } from './brand-text.ts';
import { setBrand } from './set-brand.ts';

/** The font of the tour's name, each shown in itself. */
export function FontPart({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  useEffect(() => {
    for (const { load } of titleFonts) load?.().catch(() => undefined);
  }, []);
  const chosen = titleFonts.find(({ name }) => name === tour.titleFont)?.name ?? 'fraunces';
  const sample = tour.name?.split(/\s/)[0]?.slice(0, 9) || 'Maple';
  return (
    <section className={styles.part} aria-label={t('brand.font')} data-setting="font">
      <h3>{t('brand.font')}</h3>
      <div className={styles.fonts}>
        {titleFonts.map(({ name, label, family }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            onClick={() => setBrand(store, 'titleFont', name === 'fraunces' ? null : name, 'brand.font')}
          >
            <b style={{ fontFamily: family }} aria-hidden="true">
              {sample}
            </b>
            <span translate="no">{label}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
