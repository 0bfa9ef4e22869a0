import { childrenOf } from '../krpano/element-fields.ts';
import { withIncludes } from '../krpano/includes-of.ts';
import { readXml, type XmlElement } from '../krpano/read-xml.ts';
import { openReport } from '../report.ts';
import { type Original, type OriginalScene, type Spot, spotOf } from './original.ts';

/** Counts what is in the XML of a krpano tour and the files that it includes; null where it cannot be read. */
export function countKrpano(text: string, included: ReadonlyMap<string, string>): Original | null {
  const xml = readXml(text);
  if (!xml.ok) return null;
  const root = withIncludes(xml.root, included, openReport());
  const named = childrenOf(root, 'scene');
  const elements = named.length > 0 ? named : [root];
  const scenes = elements.map((scene, index) => countScene(scene, index, childrenOf(root, 'view')[0]));
  return { scenes, floorPlans: countPlans(root), guideStops: 0 };
}

function countScene(scene: XmlElement, index: number, shared: XmlElement | undefined): OriginalScene {
  const hotspots = childrenOf(scene, 'hotspot');
  const links = hotspots.filter(leads).length;
  const view = childrenOf(scene, 'view')[0] ?? shared;
  return {
    id: scene.attributes.get('name') ?? `scene ${index + 1}`,
    ...{ links, hotspots: hotspots.length - links, hasView: view !== undefined },
    view: view
      ? downwards(view.attributes.get('hlookat') ?? '0', view.attributes.get('vlookat') ?? '0')
      : null,
    spots: hotspots.map((each) =>
      // The middle of an area is no number of the document.
      childrenOf(each, 'point').length > 0
        ? null
        : downwards(each.attributes.get('ath'), each.attributes.get('atv')),
    ),
  };
}

function leads({ attributes }: XmlElement): boolean {
  return attributes.has('linkedscene') || /loadscene\(/i.test(attributes.get('onclick') ?? '');
}

function downwards(ath: string | undefined, atv: string | undefined): Spot | null {
  const spot = spotOf(ath, atv);
  return spot && [spot[0], 0 - spot[1]];
}

/** Pictures on which something leads to a scene: within them, or by naming them as its parent. */
function countPlans(root: XmlElement): number {
  const pictures: { name: string | undefined; leads: boolean }[] = [];
  const leadingParents = new Set<string | undefined>();
  /** Whether anything within leads to a scene. */
  const visit = (element: XmlElement): boolean => {
    let isLeading = false;
    for (const layer of [...childrenOf(element, 'layer'), ...childrenOf(element, 'plugin')]) {
      const isWithin = visit(layer);
      if (leads(layer)) leadingParents.add(layer.attributes.get('parent'));
      if (layer.attributes.has('url')) pictures.push({ name: layer.attributes.get('name'), leads: isWithin });
      isLeading ||= isWithin || leads(layer);
    }
    return isLeading;
  };
  visit(root);
  return pictures.filter(({ name, leads: isWithin }) => isWithin || (name && leadingParents.has(name)))
    .length;
}
