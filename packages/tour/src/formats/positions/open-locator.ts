import { withIncludes } from '../krpano/includes-of.ts';
import { readXml } from '../krpano/read-xml.ts';
import { openReport } from '../report.ts';
import { withoutMark } from '../text/begin-text.ts';
import { isJson } from '../text/read-value.ts';
import { elementOfPlace } from './element-of-place.ts';
import { jsonPositions } from './json-positions.ts';
import { offsetOfPlace } from './positioned-value.ts';
import { scriptPositions } from './script-positions.ts';

/** Where a thing is. */
export interface Location {
  /** From 1 on. */
  line: number;
  /** The address of the included file that it is in; null: the document itself. */
  included: string | null;
}

/** Finds where the things that a report names are in a document that `readTour` has read; null where that is not known. */
export function openLocator(
  text: string,
  included: ReadonlyMap<string, string> = new Map(),
): (place: string) => Location | null {
  return /^\uFEFF?\s*</.test(text) ? locateElements(text, included) : locateValues(withoutMark(text));
}

function locateElements(text: string, included: ReadonlyMap<string, string>) {
  const xml = readXml(text);
  if (!xml.ok) return () => null;
  const whole = withIncludes(xml.root, included, openReport());
  return (place: string): Location | null => {
    // What is missing where a file is included is at the line that includes it.
    const element = elementOfPlace(whole, place) ?? elementOfPlace(xml.root, place);
    return element && { line: element.line, included: element.included ?? null };
  };
}

function locateValues(text: string) {
  const root = isJson(text) ? jsonPositions(text) : scriptPositions(text);
  if (!root) return () => null;
  const starts = lineStarts(text);
  return (place: string): Location | null => {
    const offset = offsetOfPlace(root, place);
    return offset === null ? null : { line: lineAt(starts, offset), included: null };
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The last line that begins at or before an offset. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
