import sharp from 'sharp';

const xmpName = Buffer.from('http://ns.adobe.com/xap/1.0/\0');

/** As phones store an HDR photo ("Ultra HDR"): behind the ordinary JPEG a second one, which says how much brighter to be. `fields` of its XMP. */
export async function gainMapJpeg(jpeg: Buffer, fields = ''): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const gains = sharp(jpeg).resize(width >> 2, height >> 2);
  const bare = await gains.greyscale().negate().jpeg({ quality: 80 }).toBuffer();
  const map = withSegments(bare, [describe('hdrgm:GainMapMax="2.5" hdrgm:HDRCapacityMax="2.5"')]);
  const item = (kind: string, length: number) =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${kind}" Item:Mime="image/jpeg" Item:Length="${length}"/></rdf:li>`;
  const directory = `<Container:Directory xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/"><rdf:Seq>${item('Primary', 0)}${item('GainMap', map.length)}</rdf:Seq></Container:Directory>`;
  const xmp = describe(fields, directory);
  const { length } = withSegments(jpeg, [xmp, pictureList(0, 0, 0)]);
  // Places count from behind the list's name.
  const from = 2 + xmp.length + 8;
  return Buffer.concat([withSegments(jpeg, [xmp, pictureList(length, map.length, length - from)]), map]);
}

function withSegments(jpeg: Buffer, segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function describe(attributes: string, content = ''): Buffer {
  const text = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" ${attributes}>${content}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  return segment(0xe1, Buffer.concat([xmpName, Buffer.from(text)]));
}

/** CIPA DC-007: version, number of pictures, and an entry for each with its kind, length and place. */
function pictureList(first: number, second: number, secondAt: number): Buffer {
  const body = Buffer.alloc(86);
  body.write('MPF\0MM\0*', 0, 'latin1');
  body.writeUInt32BE(8, 8);
  body.writeUInt16BE(3, 12);
  const fields = [
    [0xb000, 7, 4, 0x30313030],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, 50],
  ] as const;
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    const at = 14 + index * 12;
    body.writeUInt16BE(tag, at);
    body.writeUInt16BE(type, at + 2);
    body.writeUInt32BE(count, at + 4);
    body.writeUInt32BE(value, at + 8);
  }
  body.writeUInt32BE(0x030000, 54);
  body.writeUInt32BE(first, 58);
  body.writeUInt32BE(second, 74);
  body.writeUInt32BE(secondAt, 78);
  return segment(0xe2, body);
}
