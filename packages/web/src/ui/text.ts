/**
 * Every visible text comes from a catalogue: `messages.en.ts` in each screen's folder, in ICU MessageFormat
 * ("{count, plural, one {# scene} other {# scenes}}"). A screen makes its `t` once: `const t = createText(en)`.
 */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Values = Record<string, string | number>;

/** Gives the text of a catalogue's id, with its values put in. The ids are checked by the compiler. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

/** The language of the catalogues; dates and numbers follow it. */
export const language = 'en';

/** A `t` for one catalogue. Messages are compiled when they are first asked for. */
export function createText<Id extends string>(catalogue: Readonly<Record<Id, string>>): Text<Id> {
  const i18n = setupI18n({ locale: language, messages: { [language]: { ...catalogue } } });
  i18n.setMessagesCompiler(compileMessage);
  return (id, values) => i18n._(id, values);
}
