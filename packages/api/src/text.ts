import type { GetICUArgs } from '@schummar/icu-type-parser';

/** Messages in ICU MessageFormat, by their ids. */
export type Catalogue = Readonly<Record<string, string>>;

/** The values that a message needs. */
export type TextValues<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number }
>;
type KeyOfAny<Union> = Union extends Union ? keyof Union : never;
/** None for a message without values; where an id may be one of several, those that some of them need are optional. */
type Rest<Needed> = [KeyOfAny<Needed>] extends [never]
  ? []
  : Record<never, never> extends Needed
    ? [values?: Needed]
    : [values: Needed];

/** Gives the text of an id, with its values put in. The compiler knows the ids, and the values that each needs. */
export type Text<Source extends Catalogue> = <Id extends keyof Source & string>(
  id: Id,
  ...values: Rest<TextValues<Source[Id]>>
) => string;
