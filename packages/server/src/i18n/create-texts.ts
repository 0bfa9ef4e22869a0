/** The server's own texts, in mails and page heads, from catalogues like the app's: `messages.en.ts`. */
import { type Messages, setupI18n } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { isLocale, type Locale, locales, sourceLocale } from '@tourwright/api/locales';
import type { Catalogue, Text } from '@tourwright/api/text';
import pseudolocalize from 'pseudolocale';

/** The texts of a catalogue in a language; in English for one that is not there. */
export function createTexts<Source extends Catalogue>(english: Source): (locale: string) => Text<Source> {
  const known = new Map<Locale, Text<Source>>();
  return (tag) => {
    const locale = isLocale(tag) ? tag : sourceLocale;
    const text = known.get(locale) ?? textIn(locale, english);
    known.set(locale, text);
    return text;
  };
}

function textIn<Source extends Catalogue>(locale: Locale, english: Source): Text<Source> {
  const messages: Messages = {};
  for (const [id, message] of Object.entries(english)) {
    const compiled = compileMessage(message);
    messages[id] = locales[locale].isPseudo ? strange(compiled, locale) : compiled;
  }
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, ...[values]) => i18n._(id, values as Record<string, unknown> | undefined);
}

/** A message in a pseudo-locale, as Lingui makes them for the app: its letters are, its values stay what they are. */
function strange(message: CompiledMessage, locale: Locale): CompiledMessage {
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : strangeText(token, locale);
    const [name, type, format] = token;
    if (typeof format !== 'object' || format === null) return token;
    const cases = Object.entries(format).map(([key, each]) => [
      key,
      Array.isArray(each) ? strange(each as CompiledMessage, locale) : each,
    ]);
    return [name, type, Object.fromEntries(cases)];
  }) as CompiledMessage;
}

function strangeText(text: string, locale: Locale): string {
  return pseudolocalize(text, {
    rightToLeft: locales[locale].direction === 'rtl',
    prepend: '',
    append: '',
  });
}
