import { type FloorPlan, limits } from '../../document/index.ts';
import { plainKrpanoAddress } from '../../pyramid/index.ts';
import type { Reading } from '../reading/reading.ts';
import { childrenOf } from './element-fields.ts';
import { readAction } from './read-action.ts';
import type { XmlElement } from './read-xml.ts';

const layerNames = ['layer', 'plugin'];

/** Layers with a picture, on which other layers lead to scenes, are floor plans with pins. */
export function readFloorPlans(root: XmlElement, { report, scenes, files }: Reading): FloorPlan[] {
  const layers = layersIn(root);
  const plans: FloorPlan[] = [];
  for (const [index, layer] of layers.entries()) {
    const { attributes } = layer;
    const url = attributes.get('url');
    const name = attributes.get('name') ?? '';
    if (!url || plans.length >= limits.floorPlans) continue;
    const spots = [
      ...layersIn(layer),
      ...layers.filter((other) => name !== '' && other.attributes.get('parent') === name),
    ];
    const pins = spots.slice(0, limits.pins).flatMap((spot, at) => {
      const target =
        spot.attributes.get('linkedscene') ?? readAction(spot.attributes.get('onclick') ?? '').scene;
      if (target === undefined) return [];
      const place = `layer[${name}]/layer[${spot.attributes.get('name') ?? at + 1}]`;
      const sceneId = scenes.target(target, place);
      const x = partOf(spot.attributes.get('x'), attributes.get('width'));
      const y = partOf(spot.attributes.get('y'), attributes.get('height'));
      if (x === null || y === null) report.add('no_position', place);
      return sceneId === undefined || x === null || y === null
        ? []
        : { id: `n${at + 1}`, sceneId, x, y, heading: 0 };
    });
    if (pins.length === 0) continue;
    report.add('floor_plan', `layer[${name}]`, { pins: pins.length });
    const slug = files.want(
      'floor-plan',
      { kind: 'file', address: plainKrpanoAddress(url) },
      `layer[${name}]@url`,
    );
    plans.push({ id: `p${index + 1}`, name: name.slice(0, 300), slug, pins });
  }
  return plans;
}

function layersIn(element: XmlElement): XmlElement[] {
  return layerNames
    .flatMap((name) => childrenOf(element, name))
    .flatMap((layer) => [layer, ...layersIn(layer)]);
}

/** A fraction of the plan's size: percent, or pixels of a given size. */
function partOf(at: string | undefined, size: string | undefined): number | null {
  if (at === undefined) return null;
  const percent = /^(-?\d+(?:\.\d+)?)%$/.exec(at)?.[1];
  const part = percent === undefined ? Number(at) / Number(size ?? Number.NaN) : Number(percent) / 100;
  return Number.isFinite(part) && part >= 0 && part <= 1 ? part : null;
}
