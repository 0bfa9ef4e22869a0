import { z } from 'zod';
import { limits } from '../limits.ts';
import { list } from '../lists/list.ts';
import { captions } from './picture.ts';

/** What is heard in a stored file, for those who cannot hear it. */
export const spokenFields = {
  /** All of it as text; plain, blank lines separate paragraphs. */
  transcript: z.string().max(20_000).optional(),
  /** The same in time with the file, a WebVTT file a language. */
  captions: list(captions, limits.captions, { hasIds: true }).optional(),
};
