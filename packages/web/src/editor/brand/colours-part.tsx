import { IconAlertTriangle, IconRestore } from '@tabler/icons-react';
import type { Tour } from '@tourwright/tour/document';
import { contrastOf, enoughContrast, nearestForWhite, readableOn } from '@tourwright/tour/rules';
import { useState } from 'react';
import { numberText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useChosenColour } from '../../ui/fields/use-chosen-colour.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from './brand.module.css';
import { type BrandTextId, t } from './brand-text.ts';
import { previewBrand, setBrand } from './set-brand.ts';

type Field = 'brandColour' | 'hotspotColour' | 'panelColour';

const rows: readonly { field: Field; name: BrandTextId; usual: string }[] = [
  { field: 'brandColour', name: 'brand.main', usual: '#ff8a5c' },
  { field: 'hotspotColour', name: 'brand.hotspots', usual: '#ffffff' },
  { field: 'panelColour', name: 'brand.panels', usual: '#11151a' },
];

/** The colours of a tour, each with how words are read on it. */
export function ColoursPart({ tour }: { tour: Tour }) {
  return (
    <section className={styles.part} aria-label={t('brand.colours')} data-setting="colours">
      <h3>{t('brand.colours')}</h3>
      {rows.map((row) => (
        <ColourRow key={row.field} {...row} tour={tour} />
      ))}
    </section>
  );
}

interface ColourRowProps {
  tour: Tour;
  field: Field;
  name: BrandTextId;
  usual: string;
}

function ColourRow({ tour, field, name, usual }: ColourRowProps) {
  const { store } = useOpenTour();
  const [isWrong, setWrong] = useState(false);
  const value = tour[field];
  const isSame = field !== 'brandColour' && value === tour.brandColour;
  // Of the main colour it is said once.
  const isBad = value !== undefined && !isSame && contrastOf(value, '#ffffff') < enoughContrast;
  const keep = (colour: string | null, gesture?: string) => setBrand(store, field, colour, name, gesture);
  return (
    <>
      <div className={styles.colourRow}>
        <Swatch
          label={t('brand.pick', { name: t(name) })}
          value={value ?? usual}
          onShow={(colour) => previewBrand(store, field, colour)}
          onKeep={keep}
        />
        <span className={styles.words}>
          <b>{t(name)}</b>
          <Reading value={value} isSame={isSame} />
        </span>
        <div className={styles.hex}>
          <DraftField
            label={t('brand.hex', { name: t(name) })}
            value={value ?? ''}
            placeholder={usual}
            maxLength={7}
            onKeep={(text, gesture) => {
              const colour = colourOf(text);
              setWrong(colour === undefined);
              if (colour !== undefined) keep(colour, gesture);
            }}
          />
        </div>
        {value !== undefined && (
          <IconButton
            label={t('brand.usual-again', { name: t(name) })}
            size="small"
            icon={<IconRestore size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => keep(null)}
          />
        )}
      </div>
      {isWrong && <p className={styles.fault}>{t('brand.hex-fault')}</p>}
      {isBad && <BetterShade value={value} onUse={keep} />}
    </>
  );
}

function Reading({ value, isSame }: { value: string | undefined; isSame: boolean }) {
  if (value === undefined) return <span className={styles.caption}>{t('brand.usual')}</span>;
  if (isSame) return <span className={styles.caption}>{t('brand.same-as-main')}</span>;
  const onWhite = contrastOf(value, '#ffffff');
  if (onWhite < enoughContrast) {
    return (
      <span className={styles.low}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        {t('brand.reads-badly', { ratio: numberText(onWhite, 1) })}
      </span>
    );
  }
  const ratio = numberText(contrastOf(value, readableOn(value)), 1);
  return <span className={styles.caption}>{t('brand.reads-well', { ratio })}</span>;
}

/** What is done about a weak contrast, and what could be. */
function BetterShade({ value, onUse }: { value: string; onUse(shade: string): void }) {
  const shade = nearestForWhite(value);
  return (
    <div className={styles.fix} role="status">
      <span className={styles.shade} style={{ background: shade }} />
      <span>{t('brand.dark-instead')}</span>
      <Button size="small" onClick={() => onUse(shade)}>
        {t('brand.use-shade', { shade })}
      </Button>
    </div>
  );
}

interface SwatchProps {
  label: string;
  value: string;
  onShow(colour: string): void;
  onKeep(colour: string): void;
}

function Swatch({ label, value, onShow, onKeep }: SwatchProps) {
  const field = useChosenColour(onKeep);
  return (
    <input
      ref={field}
      type="color"
      className={styles.swatch}
      aria-label={label}
      title={label}
      value={value}
      onChange={({ currentTarget }) => onShow(currentTarget.value)}
    />
  );
}

/** A colour as it is written, with or without its #; null for none, undefined for what is not a colour. */
function colourOf(text: string): string | null | undefined {
  const written = text.trim().toLowerCase().replace(/^#/, '');
  if (written === '') return null;
  if (/^[0-9a-f]{3}$/.test(written)) return `#${[...written].map((digit) => digit + digit).join('')}`;
  return /^[0-9a-f]{6}$/.test(written) ? `#${written}` : undefined;
}
