import { open } from 'node:fs/promises';

/** What sharp leaves out of a JPEG behind which there is a gain map, an HDR photo ("Ultra HDR"). */
export interface HdrHead {
  isProgressive: boolean;
  xmp?: Buffer;
}

const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const [app1, startOfScan] = [0xe1, 0xda];
/** Kinds of frames whose pixels come in several passes: ITU-T T.81, table B.1. */
const progressiveFrames = new Set([0xc2, 0xc6, 0xca, 0xce]);

/** Reads the segments before the first pixel of the first picture. */
export async function readHdrHead(path: string): Promise<HdrHead> {
  const file = await open(path, 'r');
  try {
    const head: HdrHead = { isProgressive: false };
    for (let at = 2; ; ) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, at);
      const marker = buffer.readUInt8(1);
      const length = buffer.readUInt16BE(2);
      if (bytesRead < 4 || buffer[0] !== 0xff || marker === startOfScan || length < 2) return head;
      if (progressiveFrames.has(marker)) head.isProgressive = true;
      if (marker === app1 && head.xmp === undefined) {
        const body = await file.read(Buffer.alloc(length - 2), 0, length - 2, at + 4);
        const isXmp = body.buffer.toString('latin1', 0, xmpName.length) === xmpName;
        if (isXmp) head.xmp = body.buffer.subarray(xmpName.length, body.bytesRead);
      }
      at += 2 + length;
    }
  } finally {
    await file.close();
  }
}
