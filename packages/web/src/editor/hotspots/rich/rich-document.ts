/** Converts our rich text to the text editor's document and back; only what both support is kept. */
import { plainTextOf, type RichBlock, type RichPiece, type RichText } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';

/** A node of the text editor's document, as JSON. */
export interface EditorNode {
  type?: string;
  text?: string;
  content?: EditorNode[];
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[];
  attrs?: Record<string, unknown> | undefined;
}

const lists: Readonly<Record<string, string>> = { bullet: 'bulletList', number: 'orderedList' };

/** The level of headings in a formatted text: `<h3>`. */
export const headingLevel = 3;

/** The text editor's document of ours. */
export function editorDocument(blocks: RichText): EditorNode {
  const content: EditorNode[] = [];
  for (const { kind, pieces } of blocks) {
    const line = pieces.filter(({ text }) => text !== '').flatMap(nodesOf);
    const list = lists[kind];
    if (kind === 'heading') {
      content.push({ type: 'heading', attrs: { level: headingLevel }, content: line });
    } else if (list) {
      const entry = { type: 'listItem', content: [{ type: 'paragraph', content: line }] };
      const last = content.at(-1);
      if (last?.type === list) last.content?.push(entry);
      else content.push({ type: list, content: [entry] });
    } else content.push({ type: 'paragraph', content: line });
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Ours of the text editor's. */
export function richTextIn({ content = [] }: EditorNode): RichText {
  return content.flatMap((node) => blocksOf(node)).filter(({ pieces }) => pieces.length > 0);
}

/** Whether a text needs more than plain paragraphs. */
function hasLooks(blocks: RichText): boolean {
  return blocks.some(
    ({ kind, pieces }) =>
      kind !== 'paragraph' || pieces.some(({ bold, italic, url }) => bold || italic || url !== undefined),
  );
}

/** What is kept of a text: its plain form, and its looks where it has any. */
export function keptText(blocks: RichText): { body: string | null; rich: RichText | null } {
  return { body: plainTextOf(blocks) || null, rich: hasLooks(blocks) ? blocks : null };
}

function nodesOf({ text, bold, italic, url }: RichPiece): EditorNode[] {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(url ? [{ type: 'link', attrs: { href: url } }] : []),
  ];
  // A line that ends within a paragraph is a node of its own there.
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line ? [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }] : []),
    ]);
}

function blocksOf(node: EditorNode, listed?: string): RichBlock[] {
  const { type, content = [] } = node;
  if (type === 'bulletList') return content.flatMap((item) => blocksOf(item, 'bullet'));
  if (type === 'orderedList') return content.flatMap((item) => blocksOf(item, 'number'));
  if (type === 'listItem') return content.flatMap((item) => blocksOf(item, listed));
  const kind = listed ?? (type === 'heading' ? 'heading' : 'paragraph');
  return [{ kind, pieces: piecesOf(content) }];
}

function piecesOf(nodes: readonly EditorNode[]): RichPiece[] {
  const pieces: RichPiece[] = [];
  for (const { type, text = '', marks = [] } of nodes) {
    const href = marks.find((mark) => mark.type === 'link')?.attrs?.href;
    const url = typeof href === 'string' ? webAddress(href)?.href : undefined;
    const has = (name: string) => marks.some((mark) => mark.type === name);
    const piece: RichPiece = {
      text: type === 'hardBreak' ? '\n' : text,
      ...(has('bold') && { bold: true }),
      ...(has('italic') && { italic: true }),
      ...(url !== undefined && { url }),
    };
    const last = pieces.at(-1);
    if (last && isAlike(last, piece)) last.text += piece.text;
    else if (piece.text) pieces.push(piece);
  }
  return pieces;
}

function isAlike(a: RichPiece, b: RichPiece): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.url === b.url;
}
