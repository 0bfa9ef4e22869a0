import { type RichText as Blocks, shownRichText } from '@tourwright/tour/document';
import styles from '../panels.module.css';
import { RichText } from './rich-text.tsx';

interface ParagraphsProps {
  text: string | undefined;
  /** The same text with its looks. */
  rich?: Blocks | undefined;
}

/** Plain text, whose blank lines separate paragraphs, or the same with headings and lists. */
export function Paragraphs({ text, rich }: ParagraphsProps) {
  const blocks = shownRichText({ body: text, rich });
  if (blocks) return <RichText blocks={blocks} />;
  const paragraphs = (text ?? '').split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return (
    <div className={styles.text}>
      {paragraphs.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
        <p key={index}>{part}</p>
      ))}
    </div>
  );
}
