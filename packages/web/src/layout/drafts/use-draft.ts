import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '../../client/new-id.ts';
import { type Draft, followStored, isContested, isUnsent } from './draft.ts';

/** A pause of this length keeps what is written. */
const pauseMs = 700;
/** Without a pause it is kept this often; with the sync's own delay this stays within two seconds. */
const maxUnsentMs = 1000;

interface DraftOptions {
  /** What is stored now. */
  value: string;
  /** After a pause, Enter or leaving. What is typed between two of the latter has one gesture. */
  onKeep(value: string, gesture: string): void;
  /** Whether a pause keeps too; false where only Enter and leaving do. */
  keepsOnPause?: boolean;
}

/** A text field whose changes are kept while they are typed. */
export interface DraftHandle {
  /** What the field shows. */
  text: string;
  /** The stored text was changed elsewhere while something else is being typed here. */
  isContested: boolean;
  isUnsent: boolean;
  type(text: string): void;
  /** Ends typing: what is unsent is kept, and from then on the field shows what is stored. */
  end(): void;
  /** Ends typing without keeping what is unsent. */
  discard(): void;
}

/**
 * A text while it is written. Without unsent typing the field shows what is stored, also when that is changed
 * elsewhere; a text that two people change at once is only kept when its writer ends typing.
 */
export function useDraft({ value, onKeep, keepsOnPause = true }: DraftOptions): DraftHandle {
  const [typed, setDraft] = useState<Draft | null>(null);
  const draft = followStored(typed, value);
  if (draft !== typed) setDraft(draft);
  const gesture = useRef('');
  const unsentSince = useRef<number | null>(null);
  const contested = isContested(draft, value);

  const keep = () => {
    unsentSince.current = null;
    if (draft && isUnsent(draft)) onKeep(draft.text, gesture.current);
  };
  const keepNow = useEffectEvent(keep);

  const text = draft?.text;
  const waits = keepsOnPause && draft !== null && isUnsent(draft) && !contested;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key press starts the pause again.
  useEffect(() => {
    if (!waits) return;
    unsentSince.current ??= Date.now();
    const leftMs = unsentSince.current + maxUnsentMs - Date.now();
    const timer = setTimeout(keepNow, Math.max(0, Math.min(pauseMs, leftMs)));
    return () => clearTimeout(timer);
  }, [text, waits]);

  // Closing the panel is leaving the field too.
  const leave = useEffectEvent(() => {
    if (keepsOnPause) keep();
  });
  useEffect(() => () => leave(), []);

  return {
    text: text ?? value,
    isContested: contested,
    isUnsent: draft !== null && isUnsent(draft),
    type: (next) => {
      if (!draft) gesture.current = newId();
      setDraft({ text: next, base: draft?.base ?? value });
    },
    end: () => {
      keep();
      setDraft(null);
    },
    discard: () => {
      unsentSince.current = null;
      setDraft(null);
    },
  };
}
