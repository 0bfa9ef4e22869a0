import { z } from 'zod';
import { limits } from '../../limits.ts';
import { list } from '../../lists/list.ts';
import { picture } from '../../media/picture.ts';
import { richText } from '../../rich-text/rich-text.ts';

/** What any panel may say, whatever kind of hotspot opens it. */
export const panelFields = {
  /** What the panel says; plain text, blank lines separate paragraphs. Of a sound: what is heard. */
  body: z.string().max(20_000).optional(),
  /**
   * The same with headings, lists, bold words and links. What says something else than `body` is of an earlier text, and
   * not shown.
   */
  rich: richText.optional(),
  pictures: list(picture, limits.pictures, { hasIds: true }).optional(),
  /** A page of the web: where the button leads, what a frame shows, or a video's page at YouTube or Vimeo. */
  url: z.string().max(2048).optional(),
  /** The button's words. */
  urlText: z.string().max(100).optional(),
};
