import { z } from 'zod';

/** A stored picture that a panel shows. */
export const picture = z.looseObject({
  /** Its name within its list; one that has none gets one when the document enters. */
  id: z.string().min(1).max(200).optional(),
  slug: z.string().max(1024),
  /** What it shows, for those who cannot see it; absent: the caption, else it counts as decoration. */
  alt: z.string().max(1000).optional(),
  caption: z.string().max(1000).optional(),
});

/** A picture in the document: its slug, what it shows, and its caption. */
export type Picture = z.infer<typeof picture>;

/** A stored WebVTT file with what a video says, in one language. */
export const captions = z.looseObject({
  /** Its name within its list; one that has none gets one when the document enters. */
  id: z.string().min(1).max(200).optional(),
  slug: z.string().max(1024),
  /** BCP 47, such as `en` or `pt-BR`. */
  language: z.string().min(1).max(35),
  /** What the choice is called; absent: the language's own name. */
  label: z.string().max(100).optional(),
});

/** Captions of a sound or video in one language. */
export type Captions = z.infer<typeof captions>;
