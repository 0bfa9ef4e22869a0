/** Words that `docs/glossary.md` and our readers do not know, with what to say instead. A new one is a line. */
export const bannedWords: readonly BannedWord[] = [
  { word: /im?patience/i, say: 'timeout' },
  { word: /\bpatience|Patience/i, say: 'timeout' },
  { word: /\bfurnishings?\b/i, say: 'what is meant: hotspots, products, surfaces' },
  { word: /\bscenery\b/i, say: 'surfaces' },
  { word: /\bpost office\b/i, say: 'mail queue' },
  { word: /\bfirst ?sight\b/i, say: 'start view, or early preview' },
  { word: /\bknock(s|ed|ing)?\b/i, say: 'ask, request' },
  { word: /\bnadir patch\b/i, say: 'centre logo, or tripod patch', in: 'interface' },
  { word: /\bsign(ed)? in\b/i, say: 'log in', in: 'interface' },
  { word: /\bregister\b/i, say: 'sign up', in: 'interface' },
  { word: /\bfilms?\b/i, say: 'video', in: 'interface' },
  {
    word: /^\s*(export )?const [A-Z][A-Z0-9]*_[A-Z0-9_]*\b/,
    say: 'a name in camelCase: only settings of the environment stand in capitals',
  },
];

export interface BannedWord {
  word: RegExp;
  say: string;
  /** Only in what users read; everywhere when absent. */
  in?: 'interface';
}
