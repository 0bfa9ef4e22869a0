import type { Captions } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import type { Media } from '../panels/media/stored-file.ts';
import { fetchSaidWords, type SaidWords } from './said-words.ts';

/** What is said in a sound or a video that is open; null until it has come, and when there are no captions. */
export function useSaidWords(captions: readonly Captions[] | undefined, media: Media): SaidWords | null {
  const [said, setSaid] = useState<SaidWords | null>(null);
  const key = (captions ?? []).map(({ slug, language }) => `${media[slug]?.url} ${language}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses and languages say what is fetched
  useEffect(() => {
    let isOpen = true;
    void fetchSaidWords(captions, media).then((found) => isOpen && setSaid(found));
    return () => {
      isOpen = false;
    };
  }, [key]);
  return said;
}
