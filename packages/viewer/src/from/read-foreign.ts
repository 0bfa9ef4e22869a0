import {
  type DocumentFault,
  type ReadResult,
  type ReadValue,
  type ReportLine,
  readData,
  type WantedFile,
} from '@tourwright/tour/formats';
import { viewerScenes } from '../degrees/scenes.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { SceneMedia } from '../scenes/viewer-scenes.ts';
import type { Panorama } from '../sources/panorama.ts';
import { sourceOf } from '../sources/source-of.ts';

/** A tour of another viewer, as options of `createViewer`. */
export interface ForeignTour {
  scenes: ViewerScene[];
  /** The first scene, if given. */
  sceneId?: number;
  autorotate?: boolean;
  /** The addresses of its pictures and videos, by the names that hotspots have for them. */
  urlOf: (slug: string) => string | null;
  /** What became of each part, as codes, including what was left out. */
  report: readonly ReportLine[];
}

/** How the tours of a viewer are read. */
interface Reader {
  read: (value: ReadValue) => ReadResult;
  base: string | undefined;
}

const faults: Readonly<Record<DocumentFault, string>> = {
  too_large: 'it is too large',
  too_deep: 'it is nested too deeply',
  too_many_values: 'it has too many values',
  malformed: 'it is malformed',
  xml_entities: 'it has entities',
  no_literal: 'it holds more than data',
  not_this_tool: 'it is none of this viewer',
  no_scenes: 'it has no scenes',
};

/** Reads a tour of another viewer. Throws an error in plain words when it cannot be read. */
export function readForeign(given: object | string, { read, base }: Reader): ForeignTour {
  // What is not data in an object, such as functions, is left out.
  const found = read(readData(typeof given === 'string' ? given : JSON.stringify(given)));
  if (!found.ok) throw new Error(`The tour cannot be read: ${faults[found.fault]}`);
  const { content, files, report } = found;
  const wanted = new Map(files.map((file) => [file.name, file]));
  const addressOf = (slug: string) => {
    const source = wanted.get(slug)?.source;
    return source?.kind === 'file' ? resolved(source.address, base) : null;
  };
  const media = Object.fromEntries(
    files.map(({ name }): [string, SceneMedia] => [name, { panorama: null, url: addressOf(name) }]),
  );
  const shown = viewerScenes(content, media);
  return {
    scenes: content.scenes.map((scene, index) => {
      const file = wanted.get(scene.slug);
      const panorama = file && panoramaOf(file, base);
      return { ...(shown[index] as ViewerScene), source: panorama ? sourceOf(panorama) : null };
    }),
    ...(content.initialSceneId !== undefined && { sceneId: content.initialSceneId }),
    ...(content.autorotate && { autorotate: true }),
    urlOf: addressOf,
    report,
  };
}

function panoramaOf({ source, coverage }: WantedFile, base: string | undefined): Panorama {
  if (source.kind === 'file') {
    const picture = resolved(source.address, base);
    return { kind: 'equirectangular', picture, ...(coverage && { coverage }) };
  }
  if (source.kind === 'faces') {
    const all = Object.entries(source.addresses).map(([face, address]) => [face, resolved(address, base)]);
    return { kind: 'faces', faces: Object.fromEntries(all) as typeof source.addresses };
  }
  return { kind: 'tiles', ...source.layout, address: resolved(source.layout.address, base) };
}

/** An address seen from a base; braces, which stand for a tile's place, stay what they are. */
function resolved(address: string, base: string | undefined): string {
  if (base === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  const whole = new URL(base, globalThis.document?.baseURI);
  if (address.startsWith('/')) return `${whole.origin}${address}`;
  return new URL('.', whole).href + address;
}
