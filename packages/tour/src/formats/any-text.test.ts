import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKrpano } from './krpano/read-krpano.ts';
import { readMarzipano } from './marzipano/read-marzipano.ts';
import { readPannellum } from './pannellum/read-pannellum.ts';
import { readPhotoSphereViewer } from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
import { anyText, checkRead } from './testing/check-any-text.ts';
import { textLimits } from './text/limits.ts';
import { readValue } from './text/read-value.ts';
import { readTourwright } from './tourwright/read-tourwright.ts';

const readers = { readTourwright, readPannellum, readMarzipano, readPhotoSphereViewer, readKrpano };

for (const [name, read] of Object.entries(readers)) {
  test(`${name} makes a tour or a fault of any text`, () => {
    fc.assert(
      fc.property(anyText, (text) => checkRead(read, text)),
      { numRuns: 500 },
    );
  });
}

test('a text that is too long is not looked at', () => {
  const result = readValue('['.repeat(textLimits.length + 1));
  expect(result).toMatchObject({ ok: false, fault: 'too_large' });
});

test.each([
  ['JSON', '['.repeat(100_000)],
  ['objects', '{"a":'.repeat(100_000)],
  ['a script', `var a = ${'['.repeat(100_000)}`],
])('%s that is nested too deeply is refused before it is parsed', (_, text) => {
  expect(readValue(text)).toMatchObject({ ok: false, fault: 'too_deep' });
});

test.each([
  ['minus signs', `var a = [${'- '.repeat(200_000)}1]`],
  ['functions', `var a = [${'a=>'.repeat(100_000)}1]`],
  ['sums', `var a = [1${'+1'.repeat(200_000)}]`],
])('a script with a long chain of %s is a fault, and no crash', (_, text) => {
  expect(readValue(text)).toMatchObject({ ok: expect.any(Boolean) });
});

test('more values than any tour has are refused', () => {
  const result = readValue(`[${'1,'.repeat(textLimits.values)}1]`);
  expect(result).toMatchObject({ ok: false, fault: 'too_many_values' });
});

test('keys that would change how objects work are left out and reported', () => {
  const result = readPannellum(
    '{"scenes":{"a":{"panorama":"a.jpg","__proto__":{"polluted":1}},"__proto__":{"polluted":1}}}',
  );
  if (!result.ok) throw new Error(result.fault);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(result.content.scenes).toHaveLength(1);
  expect(result.report).toContainEqual(
    expect.objectContaining({ code: 'unsafe_key', params: { key: '__proto__' } }),
  );
});

test('a script is read for its literal and never run', () => {
  const result = readMarzipano(`
    globalThis.polluted = 1;
    var APP_DATA = { scenes: [{ id: "a", name: \`Hall\`, levels: [{ tileSize: 512, size: 512 }],
      initialViewParameters: { pitch: -0.1, yaw: run(), fov: 1 }, linkHotspots: [], infoHotspots: [] }], name: "T" };`);
  if (!result.ok) throw new Error(result.fault);
  expect((globalThis as { polluted?: number }).polluted).toBeUndefined();
  expect(result.content.scenes[0]?.name).toBe('Hall');
  expect(result.report).toContainEqual(
    expect.objectContaining({ code: 'script', place: 'scenes[0].initialViewParameters.yaw' }),
  );
});
