import { z } from 'zod';
import { limits } from '../limits.ts';

/** A piece of a line that looks alike. Only these looks exist: nothing in a document becomes markup. */
const richPiece = z.looseObject({
  text: z.string().max(20_000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  /** A page of the web; shown as plain text where the address leads nowhere. */
  url: z.string().max(2048).optional(),
});

/** A run of text that looks alike: bold, italic or linked. */
export type RichPiece = z.infer<typeof richPiece>;

/** A paragraph, a heading, or one entry of a list. */
const richBlock = z.looseObject({
  /** `paragraph` (and any that this version does not know), `heading`, `bullet`, `number`. */
  kind: z.string().max(60),
  pieces: z.array(richPiece).max(limits.richPieces),
});

/** A paragraph, a heading, or one entry of a list. */
export type RichBlock = z.infer<typeof richBlock>;

/** Text with headings, lists, bold and italic words and links. */
export const richText = z.array(richBlock).max(limits.richBlocks);

/** A formatted text as blocks of runs; it holds no HTML. */
export type RichText = z.infer<typeof richText>;
