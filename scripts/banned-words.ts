/**
 * Words that neither `docs/glossary.md` nor the field knows, with what to say instead. A test looks for them in all
 * sources, texts and documents. A new one is a line.
 */
export const bannedWords: readonly BannedWord[] = [
  { word: /im?patience/i, say: 'timeout' },
  { word: /\bpatience|Patience/i, say: 'timeout' },
  { word: /\bfurnishings?\b/i, say: 'what is meant: hotspots, products, surfaces' },
  { word: /\bscenery\b/i, say: 'surfaces' },
  { word: /\bpost office\b/i, say: 'mail queue' },
  { word: /\bfirst ?sight\b/i, say: 'start view, or early view' },
  { word: /\bknock(s|ed|ing)?\b/i, say: 'ask, request' },
  { word: /\bearly preview\b/i, say: 'early view' },
  {
    word: /\b(condemn|foresee|stepAside|becomeLean|openNouns|gatekeeper|errand)/i,
    say: 'what it does, in the words of the field',
  },
  {
    word: /\b(is|are|was|were|be|been|being|nobody|somebody) told\b(?! apart)/i,
    say: 'reported, notified, sent, shown, listed',
  },
  { word: /^\s*(\/?\*|\/\/).*\btold\b(?! apart)/, say: 'reported, notified, sent, shown, listed' },
  { word: /\/\*\* Tells (?!(pass|the password|a user))/, say: 'Returns, Reports, Calls back, Notifies' },
  { word: /\b(whoever|whomever)\b/i, say: 'the user, the visitor, the caller; anybody who' },
  { word: /\btest\(['"`]who /, say: 'the user, the visitor, the client' },
  {
    word: /\b(is|are|was|were|been) asked for(?! (a|an|its|his|their|something|the|one|none|confirmation|it|by name)\b)/i,
    say: 'requested, required, loaded',
  },
  { word: /\banew\b/i, say: 'again' },
  { word: /\bgraphics cards?\b/i, say: 'GPU' },
  { word: /\bvideos? all around\b/i, say: '360° video' },
  { word: /\b(slow|bad|broken|fast) lines?\b/i, say: 'connection' },
  { word: /\bthe line (broke|breaks|is free)\b/i, say: 'the connection' },
  { word: /\bin vain\b/i, say: 'without success' },
  {
    word: /\b(problem|stop|change|hotspot|tool|scene|mark) (that is )?in hand\b/i,
    say: 'selected, current, active',
  },
  { word: /\b(those|people|somebody) who runs? (the|this) server\b/i, say: 'operators' },
  { word: /\bfurther links?\b/i, say: 'link' },
  { word: /\/\*\* So (long|often|many|much|few|far)\b/, say: 'How long, how often, how many' },
  { word: /\b(mends?|mended|mending)\b/i, say: 'fix' },
  { word: /\bcomes? to (nothing|lie)\b/, say: 'has no effect; is, ends up' },
  {
    word: /^\s*(\/?\*|\/\/).*\b(lies?|stands?) (in(?! for)|at|over|under|below|above|beside|behind|between|there|here)\b/,
    say: 'is, are',
  },
  {
    word: /\b(how|where|wherever|however|what) one (looks|sees|walks|arrives)\b/i,
    say: 'the visitor, the user',
  },
  { word: /\bone[’']s (feet|eyes|back)\b/, say: "the visitor's" },
  {
    word: /\b(that|which|what|it) (is|was) no (panorama|picture|photo|tour|plan|number|address|hotspot|JSON|text)\b/,
    say: 'is not a',
  },
  { word: /\b(after|at most|at least|of) so (many|much|few)\b/i, say: 'this many, this much' },
  { word: /\bnadir patch\b/i, say: 'centre logo, or tripod patch', in: 'interface' },
  {
    word: /\b(sign(s|ed|ing)? (in|out)|signed-(in|out)|isSignedIn|signedIn)\b(?! signs)/i,
    say: 'log in, log out',
  },
  { word: /\b(room-(list|pill|search)|RoomList|vr-rooms|[dD]iskRoom)\b/, say: 'scene; of a disk, space' },
  { word: /\b(for|to|of|by) who (is|was|has)\b/, say: 'a user who' },
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
