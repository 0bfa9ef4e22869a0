export { type CubeFiles, cubesAmong } from './cube-files.ts';
export {
  type FaceFile,
  type FaceName,
  faceHeader,
  facePadding,
  packedFacesEnd,
  packedFacesType,
  packedOrder,
  readFaceHeader,
} from './packed-faces.ts';
