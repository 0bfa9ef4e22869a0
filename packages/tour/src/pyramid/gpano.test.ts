import { expect, test } from 'vitest';
import { coverageOf, readGPano } from './gpano.ts';

test('fields are read as attributes and as elements', () => {
  const attributes = readGPano(
    '<rdf:Description GPano:ProjectionType="equirectangular" GPano:PoseHeadingDegrees="-75" GPano:PosePitchDegrees="1.5"/>',
  );
  expect(attributes).toEqual({
    projection: 'equirectangular',
    crop: null,
    heading: 285,
    pitch: 1.5,
    roll: null,
  });
  const elements = readGPano(
    `<GPano:FullPanoWidthPixels>4542</GPano:FullPanoWidthPixels><GPano:FullPanoHeightPixels>2271</GPano:FullPanoHeightPixels>
     <GPano:CroppedAreaImageWidthPixels>4542</GPano:CroppedAreaImageWidthPixels>
     <GPano:CroppedAreaImageHeightPixels>1545</GPano:CroppedAreaImageHeightPixels><GPano:CroppedAreaTopPixels>347</GPano:CroppedAreaTopPixels>`,
  );
  expect(elements.crop).toEqual({
    fullWidth: 4542,
    fullHeight: 2271,
    left: 0,
    top: 347,
    width: 4542,
    height: 1545,
  });
});

test('a crop that is outside of its panorama is none', () => {
  const xmp = (left: number) =>
    `GPano:FullPanoWidthPixels="100" GPano:FullPanoHeightPixels="50" GPano:CroppedAreaImageWidthPixels="60" GPano:CroppedAreaImageHeightPixels="50" GPano:CroppedAreaLeftPixels="${left}"`;
  expect(readGPano(xmp(40)).crop).not.toBeNull();
  expect(readGPano(xmp(41)).crop).toBeNull();
});

const crop = { fullWidth: 4000, fullHeight: 2000, left: 1000, top: 500, width: 2000, height: 1000 };

test.each([
  ['that is twice as wide as high covers all', 4096, 2048, null, [0, 0, 1, 1]],
  ['lies where its fields say, resized or not', 1000, 500, crop, [0.25, 0.25, 0.5, 0.5]],
  ['whose fields speak of another one goes by its shape', 4096, 2048, { ...crop, width: 3000 }, [0, 0, 1, 1]],
  ['that is wider goes all round', 4000, 1000, null, [0, 0.25, 1, 0.5]],
  ['that is higher reaches from the zenith to the nadir', 1000, 1000, null, [0.25, 0, 0.5, 1]],
] as const)('a picture %s', (_, width, height, fields, [left, top, wide, high]) => {
  expect(coverageOf(width, height, fields)).toEqual({ left, top, width: wide, height: high });
});
