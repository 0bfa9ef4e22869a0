/** Prepares files for floor plans: images as they are, drawings rasterised, documents by chosen pages. */
import { checkAttached } from '../../upload/reading/check-attached.ts';
import { isWhole, readDrawing } from '../../upload/reading/read-logo.ts';
import type { UploadFault } from '../../upload/upload-fault.ts';

/** Files for floor plans, sorted by what they are. */
export interface SortedPlans {
  pictures: File[];
  documents: File[];
  refused: { fileName: string; fault: UploadFault }[];
  /** Drawings that held programs, which are not in the picture that is taken. */
  disarmed: string[];
}

/** Longer side of a painted drawing: sharp on a large screen, light for a phone. */
export const drawnEdge = 3000;
const headBytes = 64 * 1024;
const programs = /<script[\s>]|\son[a-z]+\s*=|javascript:|<foreignObject[\s>]/i;

/** Sorts files for floor plans by their first bytes; drawings lose the programs in them. */
export async function sortPlanFiles(files: readonly File[]): Promise<SortedPlans> {
  const sorted: SortedPlans = { pictures: [], documents: [], refused: [], disarmed: [] };
  for (const file of files) {
    const head = await textOf(file.slice(0, headBytes)).catch(() => '');
    if (head.startsWith('%PDF-')) sorted.documents.push(file);
    else if (/<svg[\s>]/i.test(head)) await takeDrawing(file, sorted);
    else await takePicture(file, sorted);
  }
  return sorted;
}

/** Nothing is added that cannot be shown afterwards. Browsers do not show TIFF; the server does. */
async function takePicture(file: File, sorted: SortedPlans): Promise<void> {
  const check = await checkAttached(file, 'plan');
  const refuse = (fault: UploadFault) => sorted.refused.push({ fileName: file.name, fault });
  if (!check.ok) refuse(check.fault);
  else if (!/\.tiff?$/i.test(file.name) && !(await isWhole(file))) refuse({ code: 'damaged', values: {} });
  else sorted.pictures.push(file);
}

async function takeDrawing(file: File, sorted: SortedPlans): Promise<void> {
  const isArmed = programs.test(await textOf(file));
  const read = await readDrawing(file, drawnEdge);
  if (!read.ok) {
    sorted.refused.push({ fileName: file.name, fault: { code: 'not-a-plan', values: {} } });
    return;
  }
  if (isArmed) sorted.disarmed.push(file.name);
  sorted.pictures.push(read.file);
}

async function textOf(part: Blob): Promise<string> {
  return new TextDecoder().decode(await part.arrayBuffer());
}
