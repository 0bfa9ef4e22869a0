import { IconDownload, IconFileText } from '@tabler/icons-react';
import type { RichText, Tour } from '@tourwright/tour/document';
import { activeLocale } from '../../../i18n/locale.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { type Media, urlOf } from '../../panels/media/stored-file.ts';
import styles from '../../panels/panels.module.css';
import { t } from '../../panels/panels-text.ts';
import { Paragraphs } from '../../panels/text/paragraphs.tsx';

interface BrochureCardProps {
  brochure: Tour['brochures'][number] | undefined;
  body: string | undefined;
  rich: RichText | undefined;
  media: Media;
}

/** A document to open in a tab of its own, or to keep. */
export function BrochureCard({ brochure, body, rich, media }: BrochureCardProps) {
  const url = urlOf(media, brochure?.slug);
  if (!brochure || !url) return <p>{t('panel.gone')}</p>;
  const sizeBytes = media[brochure.slug]?.sizeBytes;
  return (
    <div className={styles.card}>
      <Paragraphs text={body} rich={rich} />
      {sizeBytes ? <p className={styles.small}>{t('brochure.size', { size: sizeText(sizeBytes) })}</p> : null}
      <a
        className={buttonClass({ variant: 'primary', block: true })}
        href={url}
        target="_blank"
        rel="noopener"
      >
        <IconFileText size={18} stroke={1.75} aria-hidden="true" />
        {t('brochure.open')}
        <span className="visually-hidden"> {t('panel.opens-new')}</span>
      </a>
      <a
        className={buttonClass({ variant: 'glass', block: true })}
        href={url}
        download={fileName(brochure.name)}
      >
        <IconDownload size={18} stroke={1.75} aria-hidden="true" />
        {t('brochure.download')}
      </a>
    </div>
  );
}

function sizeText(sizeBytes: number): string {
  const isLarge = sizeBytes >= 1e6;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = new Intl.NumberFormat(activeLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(Math.max(1, sizeBytes / (isLarge ? 1e6 : 1e3)));
}

function fileName(name: string): string {
  return /\.pdf$/i.test(name) ? name : `${name || 'brochure'}.pdf`;
}
