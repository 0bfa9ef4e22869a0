export { greyWeights, type LightCurves, lightCurves } from './light-curves.ts';
