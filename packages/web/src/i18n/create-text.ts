/**
 * Every visible text comes from a catalogue, `messages.en.ts` in each screen's folder, in ICU MessageFormat
 * ("{count, plural, one {# scene} other {# scenes}}"). The build compiles it and makes a file of it for each language. English
 * is the source and comes with the code; another language is loaded as soon as the code is.
 */
import { type Messages, setupI18n } from '@lingui/core';
import { sourceLocale } from '@tourwright/api/locales';
import type { Catalogue, Text } from '@tourwright/api/text';
import { followLocale } from './translations.ts';

/** A catalogue as the build hands it over: `import * as english from './messages.en.ts?lingui'`. */
interface Compiled {
  name: string;
  messages: Messages;
}

/** A `t` for catalogues: `createText<typeof en>(english)`. */
export function createText<Source extends Catalogue>(...english: Compiled[]): Text<Source> {
  const messages: Messages = Object.assign({}, ...english.map((catalogue) => catalogue.messages));
  const i18n = setupI18n({ locale: sourceLocale, messages: { [sourceLocale]: messages } });
  followLocale(
    english.map(({ name }) => name),
    i18n,
  );
  return (id, ...[values]) => i18n._(id, values as Record<string, unknown> | undefined);
}
