import { jpegFrame, jpegScan, jpegSegment, text, tiff, u16 } from './container-bytes.ts';

const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
const [baseline, progressive, arithmetic] = [0xc0, 0xc2, 0xc9];

const repeat = (count: number, part: Buffer) => Buffer.concat(Array.from({ length: count }, () => part));
const jpeg = (...parts: Buffer[]) => Buffer.concat([start, ...parts, end]);
const icc = (number: number, count: number) =>
  jpegSegment(
    0xe2,
    Buffer.concat([text('ICC_PROFILE\0'), Buffer.from([number, count]), Buffer.alloc(60_000)]),
  );
const exif = (body: Buffer) => jpegSegment(0xe1, Buffer.concat([text('Exif\0\0'), body]));

/** JPEGs that say too much, go round in circles, or end too soon. */
export function hostileJpegs(): Record<string, Buffer> {
  return {
    'jpeg of 65500x65500': jpeg(jpegFrame(baseline, 65_500, 65_500), jpegScan),
    'progressive jpeg of 20000x20000': jpeg(jpegFrame(progressive, 20_000, 20_000), jpegScan),
    'progressive jpeg of 2000 scans': jpeg(jpegFrame(progressive, 8000, 4000), repeat(2000, jpegScan)),
    'jpeg of 16384x8192 without data': jpeg(jpegFrame(baseline, 16_384, 8192), jpegScan),
    'jpeg whose height comes later': jpeg(jpegFrame(baseline, 4096, 0), jpegScan),
    'jpeg in arithmetic coding': jpeg(jpegFrame(arithmetic, 4096, 2048), jpegScan),
    'jpeg of 12 bits': jpeg(jpegFrame(0xc1, 4096, 2048, 12), jpegScan),
    'jpeg of 50000 comments': jpeg(
      repeat(50_000, jpegSegment(0xfe, text('a'))),
      jpegFrame(baseline, 64, 32),
      jpegScan,
    ),
    'jpeg of 255 pieces of profile': jpeg(
      ...Array.from({ length: 255 }, (_, i) => icc(i + 1, 255)),
      jpegFrame(baseline, 64, 32),
      jpegScan,
    ),
    'jpeg whose profile has piece 255 of 1': jpeg(icc(255, 1), jpegFrame(baseline, 64, 32), jpegScan),
    'jpeg whose EXIF goes round in circles': jpeg(
      exif(tiff([[274, 6]], { next: 8 })),
      jpegFrame(baseline, 64, 32),
      jpegScan,
    ),
    'jpeg whose EXIF has 65535 fields': jpeg(
      exif(Buffer.concat([text('II*\0\b\0\0\0\xff\xff'), Buffer.alloc(50_000)])),
      jpegFrame(baseline, 64, 32),
      jpegScan,
    ),
    'sideways progressive jpeg of 16384x8192': jpeg(
      exif(tiff([[274, 6]])),
      jpegFrame(progressive, 16_384, 8192),
      jpegScan,
    ),
    'jpeg with a segment of no length': Buffer.concat([
      start,
      Buffer.from([0xff, 0xe1]),
      u16(0),
      Buffer.alloc(100),
    ]),
    'jpeg of padding': Buffer.concat([start, Buffer.alloc(4 << 20, 0xff)]),
    'jpeg that ends in its head': Buffer.concat([start, Buffer.from([0xff])]),
    'jpeg that is an archive too': Buffer.concat([
      jpeg(jpegFrame(baseline, 64, 32), jpegScan),
      text('PK\x03\x04'),
      Buffer.alloc(4096),
    ]),
  };
}
