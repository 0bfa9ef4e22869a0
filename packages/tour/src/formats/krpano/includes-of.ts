import type { Report } from '../report.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/** Files that include files that include files: deeper is a mistake. */
const deepest = 5;

/** The addresses of the files that an XML document includes, as they are in it. */
export function includesOf(text: string): string[] {
  const xml = readXml(text);
  return xml.ok ? includesIn(xml.root) : [];
}

function includesIn(element: XmlElement): string[] {
  const own = element.name === 'include' ? [element.attributes.get('url') ?? ''] : [];
  return [...own.filter((url) => url !== ''), ...element.children.flatMap(includesIn)];
}

/** The same elements, with those of the included files where these are named. A file that is missing is reported. */
export function withIncludes(
  root: XmlElement,
  texts: ReadonlyMap<string, string>,
  report: Report,
): XmlElement {
  const budget = { left: 200_000 };
  const expanded = (element: XmlElement, within: readonly string[]): XmlElement => ({
    ...element,
    ...(within.length > 0 && { included: within.at(-1) ?? '' }),
    children: element.children.flatMap((child) => {
      if (child.name !== 'include') return expanded(child, within);
      const url = child.attributes.get('url') ?? '';
      // Neither circles nor chains without an end.
      const isRead = within.length < deepest && !within.includes(url);
      const included = isRead ? elementsOf(texts.get(url)) : null;
      budget.left -= included ? sizeOf(included) : 0;
      if (included && budget.left >= 0) return expanded(included, [...within, url]).children;
      const name = url.slice(0, 300);
      report.add('no_included_file', `include[${name}]`, { name });
      return [];
    }),
  });
  return expanded(root, []);
}

function elementsOf(text: string | undefined): XmlElement | null {
  const xml = text === undefined ? null : readXml(text);
  return xml?.ok ? xml.root : null;
}

/** How many elements there are: a file that is included over and over must not become more than one document may hold. */
function sizeOf({ children }: XmlElement): number {
  return children.reduce((sum, child) => sum + sizeOf(child), 1);
}
