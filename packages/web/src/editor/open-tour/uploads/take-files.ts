import { t } from '../../editor-text.ts';
import { joinFaces } from '../../upload/reading/lazy-reading.ts';
import type { TourBase } from '../tour-base.ts';
import { showRefused } from './show-refused.ts';

/** Chosen or dropped files as they are to be sent: six faces of a cube are one. Says what is wrong with faces. */
export async function takeFiles(base: TourBase, chosen: readonly File[]): Promise<File[]> {
  const { files, refused } = await joinFaces(chosen, t('cube.unnamed'));
  showRefused(base, refused);
  return files;
}
