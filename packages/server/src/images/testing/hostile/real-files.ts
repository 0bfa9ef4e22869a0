import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#467' } });

/** Pictures that an encoder wrote and that then were made to say something else of themselves. */
export async function realFiles(): Promise<Record<string, Buffer>> {
  return {
    'avif of 2048x1024 said to be 64x32': await lyingAvif(),
    'webp of 16383x16383 in 40 bytes': await vastWebp(),
    'jpeg that is cut off': (await plain(2048, 1024).jpeg().toBuffer()).subarray(0, 4000),
    'webp that is cut off': (await plain(512, 256).webp({ lossless: true }).toBuffer()).subarray(0, 30),
    'avif that is cut off': (await plain(512, 256).avif({ effort: 0 }).toBuffer()).subarray(0, 300),
  };
}

async function lyingAvif(): Promise<Buffer> {
  const bytes = await plain(2048, 1024).avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(64, size);
  bytes.writeUInt32BE(32, size + 4);
  return bytes;
}

/** Lossless, of one colour: no pixel takes a bit, so it is as large as its head says. */
async function vastWebp(): Promise<Buffer> {
  const bytes = await plain(64, 32).webp({ lossless: true, effort: 0 }).toBuffer();
  const size = bytes.indexOf('VP8L') + 9;
  const [edge, flags] = [16_382, bytes.readUInt32LE(size) & 0xf0000000];
  bytes.writeUInt32LE((edge | (edge << 14) | flags) >>> 0, size);
  return bytes;
}
