import type { RichText as Blocks, RichBlock, RichPiece } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import type { ReactNode } from 'react';
import styles from '../panels.module.css';
import { t } from '../panels-text.ts';

/** Text with headings, lists, bold and italic words and links. Whatever else a block may be, it is a paragraph. */
export function RichText({ blocks }: { blocks: Blocks }) {
  return (
    <div className={styles.text}>
      {groupsOf(blocks).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
        <Group key={index} blocks={group} />
      ))}
    </div>
  );
}

/** The entries of a list are kept together, every other block is separate. */
function groupsOf(blocks: Blocks): RichBlock[][] {
  const groups: RichBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isNext = isListed(block) && last?.[0]?.kind === block.kind;
    if (isNext) last?.push(block);
    else groups.push([block]);
  }
  return groups;
}

const isListed = ({ kind }: RichBlock) => kind === 'bullet' || kind === 'number';

function Group({ blocks }: { blocks: readonly RichBlock[] }) {
  const [first] = blocks;
  if (!first) return null;
  if (first.kind === 'heading') return <h3 className={styles.subheading}>{lineOf(first)}</h3>;
  if (!isListed(first)) return <p>{lineOf(first)}</p>;
  const entries = blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
    <li key={index}>{lineOf(block)}</li>
  ));
  if (first.kind === 'number') return <ol className={styles.numbers}>{entries}</ol>;
  return <ul className={styles.bullets}>{entries}</ul>;
}

function lineOf({ pieces }: RichBlock): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
  return pieces.map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece: { text, bold, italic, url } }: { piece: RichPiece }) {
  const address = webAddress(url);
  let shown: ReactNode = text;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (!address) return shown;
  return (
    <a
      className={styles.link}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      title={address.host}
    >
      {shown}
      <span className="visually-hidden"> {t('panel.opens-new')}</span>
    </a>
  );
}
