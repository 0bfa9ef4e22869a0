/** The text of a guided tour's stop: in time with its narration, else all of it at once. */
import type { GuideStop } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import type { SaidWords } from '../captions/said-words.ts';

type Media = Readonly<Record<string, { url: string | null } | undefined>>;

interface StopWords {
  text: string;
  /** In time with a voice: read aloud by a screen reader too, it would be heard twice. */
  isTimed: boolean;
  /** How many seconds of the present stop's narration were heard; null: it cannot be heard. */
  onHeard(seconds: number | null): void;
}

/** What is said at a stop of the guided tour, in time with its sound where it has captions. */
export function useStopWords(stop: GuideStop | undefined, media: Media): StopWords {
  const [found, setFound] = useState<{ stop: GuideStop; said: SaidWords } | null>(null);
  const [heard, setHeard] = useState<number | null>(0);
  const isCaptioned = stop !== undefined && Boolean(stop.slug && stop.captions?.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later of the media changes nothing of this stop
  useEffect(() => {
    setHeard(0);
    if (!isCaptioned) return;
    let isOpen = true;
    const load = async () => (await import('../captions/said-words.ts')).fetchSaidWords(stop.captions, media);
    load().then(
      (said) => isOpen && said && setFound({ stop, said }),
      // Its code could not be had: all of it at once.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [stop]);
  const text = stop?.text ?? '';
  const said = isCaptioned && found?.stop === stop ? found.said : null;
  if (!said) return { text, isTimed: false, onHeard: setHeard };
  if (heard === null) return { text: text || said.transcript, isTimed: false, onHeard: setHeard };
  return { text: said.at(heard), isTimed: true, onHeard: setHeard };
}
