import type { Hotspot } from '@tourwright/tour/document';
import styles from './note-panel.module.css';
import { t } from './preview-text.ts';
import { SidePanel } from './side-panel.tsx';

/** What an info hotspot says. Blank lines separate paragraphs. */
export function NotePanel({ hotspot, onClose }: { hotspot: Hotspot; onClose: () => void }) {
  const paragraphs = (hotspot.body ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return (
    <SidePanel title={hotspot.text || t('preview.note')} side="end" onClose={onClose}>
      <div className={styles.text}>
        {paragraphs.length === 0 && <p>{t('preview.note-empty')}</p>}
        {paragraphs.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
          <p key={index}>{text}</p>
        ))}
      </div>
    </SidePanel>
  );
}
