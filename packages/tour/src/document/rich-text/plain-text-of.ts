/** Text with headings and lists, as plain text and back; without the schema library, since visitors load it. */
import type { RichText } from './rich-text.ts';

/** The same as plain text, for headsets, lists and search: blank lines between blocks, none within a list. */
export function plainTextOf(blocks: RichText): string {
  let number = 0;
  return blocks
    .map(({ kind, pieces }, index) => {
      const line = pieces.map(({ text }) => text).join('');
      number = kind === 'number' ? number + 1 : 0;
      const said = kind === 'bullet' ? `• ${line}` : kind === 'number' ? `${number}. ${line}` : line;
      const before = blocks[index - 1];
      if (!before) return said;
      return `${before.kind === kind && isListed(kind) ? '\n' : '\n\n'}${said}`;
    })
    .join('')
    .trim();
}

/** The blocks of plain text: one for each paragraph. */
export function richTextOf(plain: string): RichText {
  return plain
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((text) => ({ kind: 'paragraph', pieces: [{ text }] }));
}

/** The text of a panel with its looks; null where they are of an earlier text, or none. */
export function shownRichText({
  body,
  rich,
}: {
  body?: string | undefined;
  rich?: RichText | undefined;
}): RichText | null {
  return rich && plainTextOf(rich) === (body ?? '').trim() ? rich : null;
}

const isListed = (kind: string) => kind === 'bullet' || kind === 'number';
