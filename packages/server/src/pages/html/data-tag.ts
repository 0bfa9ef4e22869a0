/** Data that comes with a page, to be read by the app from the element with this id; `undefined` leaves it out. */
export function dataTag(id: string, data: unknown): string[] {
  if (data === undefined) return [];
  return [`<script type="application/json" id="${id}">${jsonOf(data)}</script>`];
}

/** The texts of tours that many pages show. */
const tourTexts = new WeakMap<object, string>();

/** JSON that no tag can end. The tour in it is written once, however many pages show it. */
function jsonOf(data: unknown): string {
  const write = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  if (typeof data !== 'object' || data === null || !('tour' in data)) return write(data);
  const { tour, ...others } = data;
  if (typeof tour !== 'object' || tour === null) return write(data);
  const text = tourTexts.get(tour) ?? write(tour);
  tourTexts.set(tour, text);
  const rest = write(others).slice(1);
  return `{"tour":${text}${rest === '}' ? '' : ','}${rest}`;
}
