import { limits } from '../../limits.ts';
import { list } from '../../lists/list.ts';
import { captions } from '../../media/picture.ts';

/** Fields of hotspots in which something is said. */
export const captionFields = {
  /** What is said in time with the sound, a WebVTT file a language. */
  captions: list(captions, limits.captions, { hasIds: true }).optional(),
};
