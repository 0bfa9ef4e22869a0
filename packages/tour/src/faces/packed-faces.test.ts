import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faceHeader, facePadding, packedFacesEnd, packedOrder, readFaceHeader } from './packed-faces.ts';

test('a header is read as it was written, whatever the file is called', () => {
  const written = { face: 'l', fileName: 'Kitchen left.jpg', sizeBytes: 123_456_789 } as const;
  expect(readFaceHeader(faceHeader(written))).toEqual(written);
  const long = faceHeader({ face: '0', fileName: `${'Küche/ '.repeat(40)}0.jpeg`, sizeBytes: 1 });
  expect(readFaceHeader(long)).toMatchObject({
    face: '0',
    fileName: expect.stringMatching(/^K_che_ K.*\.jpeg$/),
  });
});

test.each([
  ['nothing', new Uint8Array(512)],
  ['too little', faceHeader({ face: 'f', fileName: 'f.jpg', sizeBytes: 9 }).subarray(0, 200)],
  ['another archive', new TextEncoder().encode(`notes/a.txt${'\0'.repeat(246)}ustar`.padEnd(512, '\0'))],
])('%s is no header', (_, block) => {
  expect(readFaceHeader(block)).toBeNull();
});

test('any computer takes the archive apart again, byte for byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faces-'));
  const bodies = packedOrder(false).map((face, index) => ({
    face,
    body: Buffer.alloc(500 + 7 * index, face),
  }));
  const parts = bodies.flatMap(({ face, body }) => [
    faceHeader({ face, fileName: `hall_${face}.jpg`, sizeBytes: body.length }),
    body,
    new Uint8Array(facePadding(body.length)),
  ]);
  writeFileSync(join(folder, 'hall.tar'), Buffer.concat([...parts, new Uint8Array(packedFacesEnd)]));
  execFileSync('tar', ['-xf', 'hall.tar'], { cwd: folder });
  for (const { face, body } of bodies) {
    expect(readFileSync(join(folder, face, `hall_${face}.jpg`)).equals(body)).toBe(true);
  }
  rmSync(folder, { recursive: true });
});
