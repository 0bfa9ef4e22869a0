import styles from './panels.module.css';

/** Plain text; blank lines separate paragraphs. */
export function Paragraphs({ text }: { text: string | undefined }) {
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
