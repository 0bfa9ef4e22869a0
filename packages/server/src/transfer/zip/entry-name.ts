import { type Entry, validateFileName } from 'yauzl';
import { TransferFault } from '../transfer-fault.ts';

/** Bit 11 of an entry's flags: its name is UTF-8. */
const saysUtf8 = 0x800;
/** The extra field of Info-ZIP that holds the name as UTF-8. */
const unicodePath = 0x7075;
/** What code page 437 has between its letters: nobody has frames and blocks in names. */
const frames = /[\u2500-\u259F]/;

/**
 * The name of an entry, normalized as file systems want it. The format knows UTF-8 and code page 437; many programs write
 * UTF-8 without saying so. Any other encoding cannot be detected from the bytes: the fault `zip_names`.
 */
export function nameOfEntry({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const isTold = (generalPurposeBitFlag & saysUtf8) !== 0 || extraFields.some(({ id }) => id === unicodePath);
  const name = isTold ? fileName : (utf8Of(fileNameRaw)?.replaceAll('\\', '/') ?? fileName);
  // What is not UTF-8 became question marks.
  if (name.includes('\uFFFD') || frames.test(name)) throw new TransferFault('zip_names', { name });
  if (validateFileName(name) !== null) throw new TransferFault('zip_slip', { name });
  return name.normalize('NFC');
}

function utf8Of(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
