import { type Fields, openFields } from '../reading/fields.ts';
import type { Report } from '../report.ts';
import type { XmlElement } from './read-xml.ts';

/** The attributes of an element as fields. Actions of events are scripts: reported, and left out. */
export function elementFields(element: XmlElement, place: string, report: Report): Fields {
  const values: Record<string, unknown> = {};
  for (const [name, value] of element.attributes) {
    if (/^on[a-z]/.test(name)) report.add('script', `${place}@${name}`);
    else values[name] = value;
  }
  return openFields(values, place, report);
}

/** The children of a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
