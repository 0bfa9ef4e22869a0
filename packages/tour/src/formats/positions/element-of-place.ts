import type { XmlElement } from '../krpano/read-xml.ts';

/** The element that a place of a report speaks of, `scene[hall]/hotspot[door]@onclick`, or the nearest around it; null where none is. */
export function elementOfPlace(root: XmlElement, place: string): XmlElement | null {
  if (place.startsWith('$')) return follow(root, place.slice(1)).element;
  const { element, isChild } = follow(root, place);
  return isChild ? element : null;
}

function follow(root: XmlElement, place: string): { element: XmlElement; isChild: boolean } {
  let element = root;
  let rest = place;
  for (;;) {
    const step = rest.startsWith('/') ? rest.slice(1) : rest;
    const [found, label] = childAt(element, step);
    if (!found || step === '') return { element, isChild: element !== root };
    element = found;
    rest = step.slice(label.length);
  }
}

/** The child whose label a step begins with; the longest, since names may hold what divides steps. */
function childAt({ children }: XmlElement, step: string): [XmlElement | null, string] {
  let best: [XmlElement | null, string] = [null, ''];
  const counts = new Map<string, number>();
  for (const child of children) {
    const number = (counts.get(child.name) ?? 0) + 1;
    counts.set(child.name, number);
    const name = child.attributes.get('name') ?? child.attributes.get('url');
    const labels = name === undefined ? [`[${number}]`, `[${child.name} ${number}]`, ''] : [`[${name}]`, ''];
    for (const label of labels.map((each) => child.name + each)) {
      const isIt = step.startsWith(label) && /^(?:$|[/@.])/.test(step.slice(label.length));
      if (isIt && label.length > best[1].length) best = [child, label];
    }
  }
  return best;
}
