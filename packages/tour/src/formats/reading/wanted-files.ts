import type { Coverage } from '../../pyramid/index.ts';
import type { FileSource, WantedFile } from '../imported-tour.ts';
import { cut } from './fields.ts';

/** Collects the files that a tour needs; the same source is wanted once. */
export interface WantedFiles {
  readonly list: readonly WantedFile[];
  /** Gives the name that stands for the file in the document. */
  want(
    use: WantedFile['use'],
    source: FileSource,
    place: string,
    more?: { name?: string; coverage?: Coverage | undefined },
  ): string;
}

/** Opens the list of files that an imported tour names, each once and under a name of its own. */
export function openWantedFiles(): WantedFiles {
  const list: WantedFile[] = [];
  const names = new Map<string, string>();
  const taken = new Set<string>();
  return {
    list,
    want(use, source, place, { name: proposed, coverage } = {}) {
      const key = JSON.stringify([use, source]);
      const known = names.get(key);
      // A tour holds an image once; a second scene of the same photo gets a copy of its name.
      if (known !== undefined && use !== 'panorama') return known;
      const name = freeName(proposed ?? fileNameOf(source), taken);
      names.set(key, name);
      list.push({ name, use, source, place, ...(coverage && { coverage }) });
      return name;
    },
  };
}

/** The last part of an address as a file's name that any storage takes. */
function fileNameOf(source: FileSource): string {
  const address =
    source.kind === 'file'
      ? source.address
      : source.kind === 'faces'
        ? source.addresses.f
        : source.layout.address;
  const last =
    address
      .replace(/[?#].*$/s, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  return decoded(last);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}/\\]/gu;

function freeName(proposed: string, taken: Set<string>): string {
  const clean = cut(proposed.normalize('NFC').replace(invisible, ''), 40).trim();
  const [, stem = '', ending = ''] =
    /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(/^\.*$/.test(clean) ? 'file' : clean) ?? [];
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${stem}${ending}` : `${stem}-${number}${ending}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}
