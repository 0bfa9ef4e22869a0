import type { RichText } from '@tourwright/tour/document';
import { t } from '../panels/panels-text.ts';
import { Paragraphs } from '../panels/text/paragraphs.tsx';
import type { SaidWords } from './said-words.ts';
import styles from './transcript.module.css';

interface TranscriptProps {
  /** The owner's own words; without them it is made of the captions. */
  text?: string | undefined;
  rich?: RichText | undefined;
  said: SaidWords | null;
}

/** All that is said in a sound or a video, to read. */
export function Transcript({ text, rich, said }: TranscriptProps) {
  const isOwn = Boolean(text?.trim());
  if (!isOwn && !said?.transcript) return null;
  return (
    <details className={styles.transcript}>
      <summary>{t('panel.transcript')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.words} tabIndex={0} aria-label={t('panel.transcript')}>
        <div lang={isOwn ? undefined : said?.language}>
          <Paragraphs text={isOwn ? text : said?.transcript} rich={isOwn ? rich : undefined} />
        </div>
      </section>
    </details>
  );
}
