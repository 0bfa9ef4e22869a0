import { plainTextOf, type RichText, shownRichText } from '../../document/index.ts';
import { contactDetailsIn, withoutContactDetails } from './contact-details.ts';

/** Texts that are not words: names of files, of things, of looks. */
const notWords = new Set([
  'id',
  'slug',
  'poster',
  'kind',
  'productId',
  'brochureId',
  'language',
  'currency',
  'factCurrency',
  'factAreaUnit',
  'opens',
  'closes',
  'sku',
  'iconName',
  'created_at',
  'updated_at',
  'published_at',
  'user_id',
  'thumbnail',
  'welcomePicture',
]);

/** The value with texts that name no way to reach anybody. */
export function cleanTexts<T>(value: T): T {
  return clean(value, '') as T;
}

function clean(value: unknown, name: string): unknown {
  if (typeof value === 'string') return notWords.has(name) ? value : withoutContactDetails(value);
  if (Array.isArray(value)) return value.map((each) => clean(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([each, field]) => [each, clean(field, each)]));
}

/** A panel's text with its looks, without links and ways to reach anybody; the looks go where these stretch over several. */
export function cleanPanelText<P extends { body?: string | undefined; rich?: RichText | undefined }>(
  panel: P,
): P {
  const { rich: _, ...plain } = panel;
  const shown = shownRichText(panel);
  if (!shown) return cleanTexts(plain) as P;
  const rich = shown.map((block) => ({
    ...block,
    pieces: block.pieces.map(({ url: _url, text, ...piece }) => ({
      ...piece,
      // Spaces at its ends part it from the next piece.
      text: contactDetailsIn(text).length > 0 ? withoutContactDetails(text) : text,
    })),
  }));
  const body = plainTextOf(rich);
  return (contactDetailsIn(body).length > 0 ? cleanTexts(plain) : { ...cleanTexts(plain), body, rich }) as P;
}
