import { useLayoutEffect, useState } from 'react';

/**
 * What is typed while a dialog is open whose field is not there yet, or does not have the focus yet: in place of what
 * had the focus before, until something in a dialog has it.
 */
export function useTypedAhead(isOpen: boolean): string {
  const [typed, setTyped] = useState('');
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      const isLetter = [...key].length === 1;
      if (!isLetter && key !== 'Backspace' && key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (isLetter) setTyped((before) => before + key);
      if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      setTyped('');
    };
  }, [isOpen]);
  return typed;
}
