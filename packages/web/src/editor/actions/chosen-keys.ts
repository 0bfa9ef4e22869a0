/** The user's own keyboard shortcuts, stored in this browser. */
import type { Action } from './action.ts';
import { isCommand } from './keys.ts';

/** The keys of actions by their ids. */
type Choices = Readonly<Record<string, readonly string[]>>;

let storageKey = '';
let choices: Choices = {};
const listeners = new Set<() => void>();

/** Takes up what a user chose in this browser before. */
export function openChosenKeys(userId: string): void {
  storageKey = `editor-keys/${userId}`;
  choices = read();
  tell();
}

/** Shown among the choices while keys of one character are switched off. */
const withoutCharacters = 'without-characters';

/** The keys of an action: the user's, else the usual ones; those of one character only while they are on. */
export function keysOf({ id, keys }: Pick<Action, 'id' | 'keys'>): readonly string[] {
  const own = choices[id] ?? keys ?? [];
  return hasCharacterKeys() ? own : own.filter(isCommand);
}

/** Whether keys of one character act: who dictates, or presses keys by accident, can do without (WCAG 2.1.4). */
export function hasCharacterKeys(): boolean {
  return choices[withoutCharacters] === undefined;
}

/** Switches all keys of one character on or off. */
export function setCharacterKeys(isOn: boolean): void {
  chooseKeys({ [withoutCharacters]: isOn ? null : [] });
}

/** Whether somebody has chosen keys of their own for an action. */
export function isChosen({ id }: Pick<Action, 'id'>): boolean {
  return choices[id] !== undefined;
}

/** Gives actions other keys; null gives one its usual keys back. */
export function chooseKeys(changes: Readonly<Record<string, readonly string[] | null>>): void {
  const next = Object.entries({ ...choices, ...changes }).filter(([, keys]) => keys !== null);
  choices = Object.fromEntries(next) as Choices;
  keep();
}

/** All actions have their usual keys again. */
export function forgetKeys(): void {
  choices = {};
  keep();
}

/** What the user chose now: another object after each change. */
export function chosenKeys(): Choices {
  return choices;
}

/** Calls `listener` after each change, until the returned function is called. */
export function onKeysChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const isKeys = (keys: unknown) => Array.isArray(keys) && keys.every((key) => typeof key === 'string');
    return Object.fromEntries(Object.entries(found).filter(([, keys]) => isKeys(keys)));
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing: they hold until the page is left.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
