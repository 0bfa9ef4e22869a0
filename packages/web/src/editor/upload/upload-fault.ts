/** Why a photo was refused before or during its upload; `uploadFaultText` has the words. */
type Code =
  | 'not-a-photo'
  | 'heic'
  | 'too-large'
  | 'too-many-pixels'
  | 'empty'
  | 'unreadable'
  | 'checksum'
  | 'signed-out'
  | 'server';

/** A reason and what its sentence names. */
export interface UploadFault {
  code: Code;
  values: Record<string, string | number>;
}
