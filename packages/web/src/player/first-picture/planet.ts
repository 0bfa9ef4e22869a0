export { openAsPlanet } from '@tourwright/viewer/planet';
