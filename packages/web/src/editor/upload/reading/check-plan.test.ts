// @vitest-environment node
import { expect, test } from 'vitest';
import { faultText } from '../../session/fault-text.ts';
import { checkAttached } from './check-attached.ts';

/** The first bytes of a PNG of this size. */
function png(width: number, height: number): Blob {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  bytes.set([8, 6], 24);
  return new Blob([bytes]);
}

test('a plan of 20,000 pixels is refused before it is sent, with its size and the limit', async () => {
  const checked = await checkAttached(png(20_000, 500), 'plan');
  expect(checked.ok ? '' : faultText(checked.fault, 'roof.png')).toBe(
    'roof.png has 20,000 × 500 pixels. A plan may have 10,000 on its longer side: save it smaller.',
  );
  expect(await checkAttached(png(4000, 3000), 'plan')).toEqual({ ok: true });
});

test('a video or a text is not a plan', async () => {
  const fault = { code: 'not-a-plan', values: {} };
  expect(await checkAttached(new Blob(['hello']), 'plan')).toEqual({ ok: false, fault });
  expect(await checkAttached(new Blob(['ID3 sound']), 'plan')).toEqual({ ok: false, fault });
});
