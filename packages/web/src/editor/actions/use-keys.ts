import { useSyncExternalStore } from 'react';
import { chosenKeys, onKeysChosen } from './chosen-keys.ts';

/** Draws its component again when the user gives an action other keys. */
export function useKeys(): void {
  useSyncExternalStore(onKeysChosen, chosenKeys);
}
