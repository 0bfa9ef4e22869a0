/** The captions of a stored sound or video. Loaded with the first that has some. */
import type { Captions } from '@tourwright/tour/document';
import { readCues, transcriptOf, wordsAt } from '../../client/web-vtt.ts';
import { activeLocale } from '../../i18n/locale.ts';

/** The captions of a sound. */
export interface SaidWords {
  /** At a moment of the sound, in seconds; empty when nothing is said then. */
  at(seconds: number): string;
  /** All of it, blank lines between paragraphs. */
  transcript: string;
  language: string;
}

type Media = Readonly<Record<string, { url: string | null } | undefined>>;

/** From the captions that suit the page's language best, else from the first; null when they cannot be had. */
export async function fetchSaidWords(
  captions: readonly Captions[] | undefined,
  media: Media,
): Promise<SaidWords | null> {
  const stored = (captions ?? []).flatMap(({ slug, language }) => {
    const url = media[slug]?.url;
    return url ? [{ url, language, tag: language.toLowerCase() }] : [];
  });
  const locale = activeLocale().toLowerCase();
  const [wide = ''] = locale.split('-');
  const chosen =
    stored.find(({ tag }) => tag === locale) ??
    stored.find(({ tag }) => tag === wide || tag.startsWith(`${wide}-`)) ??
    stored[0];
  if (!chosen) return null;
  try {
    const answer = await fetch(chosen.url);
    const cues = answer.ok ? readCues(await answer.text()) : null;
    if (!cues) return null;
    return {
      at: (seconds) => wordsAt(cues, seconds),
      transcript: transcriptOf(cues),
      language: chosen.language,
    };
  } catch {
    // Of a page that was opened as a file, or without a connection.
    return null;
  }
}
