/**
 * The scene that an arrow key, Home or End goes to from the highlighted one, as the options are on the screen; null where
 * the key means nothing. Left and right are the caret's where something is written.
 */
export function nextOption(list: HTMLElement | null, key: string, isEmpty: boolean): number | null {
  const options = [...(list?.querySelectorAll<HTMLElement>('[data-scene]') ?? [])];
  const at = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
  const index = indexAfter(options, at, key, isEmpty);
  const id = index === null ? undefined : options[index]?.dataset['scene'];
  return id === undefined ? null : Number(id);
}

function indexAfter(options: HTMLElement[], at: number, key: string, isEmpty: boolean): number | null {
  const last = options.length - 1;
  const isRtl = document.documentElement.dir === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return verticalFrom(options, at, 1);
    case 'ArrowUp':
      return verticalFrom(options, at, -1);
    case 'ArrowRight':
      return isEmpty ? clamp(at + (isRtl ? -1 : 1), last) : null;
    case 'ArrowLeft':
      return isEmpty ? clamp(at + (isRtl ? 1 : -1), last) : null;
    case 'Home':
      return isEmpty ? 0 : null;
    case 'End':
      return isEmpty ? last : null;
    default:
      return null;
  }
}

/** In the nearest row below or above, the option that is most in line; the next one where there are no rows. */
function verticalFrom(options: HTMLElement[], at: number, step: 1 | -1): number {
  const boxes = options.map((option) => option.getBoundingClientRect());
  const from = boxes[at];
  const last = options.length - 1;
  if (!from) return clamp(at + step, last);
  const middle = (box: DOMRect) => box.left + box.width / 2;
  const rows = boxes
    .map((box, index) => ({ box, index, below: (box.top - from.top) * step }))
    .filter(({ below }) => below > 4);
  if (rows.length === 0) return clamp(at + step, last);
  const nearest = Math.min(...rows.map(({ below }) => below));
  const inRow = rows.filter(({ below }) => below < nearest + 4);
  const best = inRow.reduce((a, b) =>
    Math.abs(middle(b.box) - middle(from)) < Math.abs(middle(a.box) - middle(from)) ? b : a,
  );
  return best.index;
}

function clamp(index: number, last: number): number {
  return Math.max(0, Math.min(last, index));
}
