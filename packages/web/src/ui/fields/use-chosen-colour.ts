import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Hears of the colour that is chosen in the end; React's own event tells of every one that is passed on the way. */
export function useChosenColour(onChosen: (colour: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent((colour: string) => onChosen(colour));
  useEffect(() => {
    const { current } = field;
    const onChange = () => current && tell(current.value);
    current?.addEventListener('change', onChange);
    return () => current?.removeEventListener('change', onChange);
  }, []);
  return field;
}
