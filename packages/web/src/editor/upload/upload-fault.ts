/** Why a file was refused before or during its upload; `faultText` has the texts. */
type Code =
  | 'not-a-photo'
  | 'not-a-film'
  | 'not-a-sound'
  | 'not-a-logo'
  | 'not-a-picture'
  | 'not-a-brochure'
  | 'not-captions'
  | 'not-a-plan'
  /** More than visitors should load. */
  | 'plan-pixels'
  | 'plan-bytes'
  | 'plan-pages'
  /** Opened by a password alone. */
  | 'plan-locked'
  /** Nothing that a hotspot could show. */
  | 'not-for-a-hotspot'
  /** Nobody could look around in it. */
  | 'film-not-around'
  /** As two lenses saw it, not stitched. */
  | 'film-two-circles'
  /** This browser does not play it, so others may not either. */
  | 'film-unplayable'
  | 'heic'
  /** Cut off, or broken from its beginning on. */
  | 'damaged'
  /** A photo of what is in front of the camera. */
  | 'not-around'
  /** Faces of a cube that do not belong together. */
  | 'cube-missing'
  | 'cube-twice'
  | 'cube-not-square'
  | 'cube-sizes'
  | 'cube-edge'
  | 'too-large'
  | 'too-many-pixels'
  | 'empty'
  | 'unreadable'
  | 'checksum'
  | 'logged-out'
  /** The server looked into it; `failure` is its code, and the other values that code's parameters. */
  | 'unsuitable'
  /** A limit of the account: `quota` and `limit` say which. */
  | 'quota'
  | 'server';

/** A reason and what its sentence names. */
export interface UploadFault {
  code: Code;
  values: Record<string, string | number>;
}
