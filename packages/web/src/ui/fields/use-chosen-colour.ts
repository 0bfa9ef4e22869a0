import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Called with the colour that is finally chosen; React's own event fires for every colour on the way. */
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
