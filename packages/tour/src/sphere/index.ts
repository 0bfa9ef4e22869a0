export { degrees, degreesApart, radians, wrapAngle } from './angle.ts';
export { directionOfFace, type Face, type FacePoint, faceOf, faces } from './cubemap.ts';
export {
  angleBetween,
  type Direction,
  directionOf,
  dot,
  unitDirection,
  type YawPitch,
  yawPitchOf,
} from './direction.ts';
export { directionOfEquirectangular, equirectangularOf, type PicturePoint } from './equirectangular.ts';
export { hfovOf, limitHfov, maxVfov, vfovOf } from './field-of-view.ts';
export { axesOf, focalLength, project, type ScreenPoint, unproject, type View } from './projection.ts';
export { renderView } from './render-view.ts';
export { sampleBilinear, type TexelArea } from './sample-bilinear.ts';
export { type Colour, type RgbPicture, sampleColour, sampleColourInto } from './sample-colour.ts';
export { type Turn, turnBack, turnBoth, turned, turnOf } from './turn.ts';
