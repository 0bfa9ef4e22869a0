import type { FilePlace } from '../rules/file-place.ts';
import { f } from './files-text.ts';

/** Where a file is used, in words. */
export function placeName({ kind, scene }: Pick<FilePlace, 'kind' | 'scene'>): string {
  return f(`use.${kind}`, { scene: scene?.name ?? '' });
}
