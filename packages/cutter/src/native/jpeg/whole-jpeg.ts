import type { PlaneRows } from '../picture.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { feed, type JpegProgram, openProgram, openRoom, readRow } from './jpeg-program.ts';

/** whole-jpeg.c says what these do. */
interface Program extends JpegProgram {
  stepsAddress(component: number): number;
  setComponent(
    index: number,
    across: number,
    down: number,
    width: number,
    height: number,
    dc: number,
    ac: number,
    plane: number,
    pitch: number,
  ): void;
  begin(
    components: number,
    across: number,
    restart: number,
    width: number,
    pixels: number,
    blue: number,
    red: number,
    scratch: number,
  ): void;
  colour(row: number): void;
  plane(component: number, row: number): number;
}

/** Gives the next bytes of the file (at most `pieceBytes`), and whether they are the last. */
type More = () => { bytes: Uint8Array; isLast: boolean };

/** Rows of a JPEG's pixels. Both ways to read throw when the bytes make no sense, or do not suffice. */
export interface WholeJpeg {
  /** The next row in RGB, with the values that libjpeg-turbo gives; it is overwritten by the one after it. */
  next(more: More): Uint8Array;
  /** The next two rows as they lie in the file; colours that are finer are halved. The height must be even. */
  nextPlanes(more: More, into: PlaneRows): void;
}

/** The C code writes that many bytes beyond rows, at most. */
const rim = 64;

/** A reader of a picture whose header is known; the first bytes that it asks for are those at `header.dataAt`. */
export async function openWholeJpeg(header: JpegHeader): Promise<WholeJpeg> {
  const program = await openProgram<Program>('whole-jpeg', header);
  const { width, height } = header;
  const { pixels, rows, isHigh } = setUp(program, header);
  let [y, ready, made, isLast] = [0, 0, 0, false];
  const readOn = (more: More) => {
    if (readRow(program, isLast)) {
      made += rows;
      // Below the last row of colour lies one that has not come yet.
      ready = made >= height ? height : isHigh ? made - 1 : made;
    } else {
      const piece = more();
      isLast = piece.isLast;
      feed(program, piece.bytes);
    }
  };
  return {
    next(more) {
      while (y >= ready) readOn(more);
      program.colour(y++);
      return new Uint8Array(program.memory.buffer, pixels, width * 3);
    },
    nextPlanes(more, { luma, cb, cr }) {
      while (y >= made) readOn(more);
      const copy = (component: number, row: number, into: Uint8Array) =>
        into.set(new Uint8Array(program.memory.buffer, program.plane(component, row), into.length));
      copy(0, y, luma[0]);
      copy(0, y + 1, luma[1]);
      for (const [index, into] of [cb, cr].entries()) {
        if (header.components.length === 1) into.fill(128);
        else copy(index + 1, y >> 1, into);
      }
      y += 2;
    },
  };
}

/** Writes the tables and makes room for two rows of MCUs; answers where a row of pixels is, and how many an MCU has. */
function setUp(program: Program, header: JpegHeader) {
  const { components, restartInterval, width, height } = header;
  const [luma] = components;
  const [mostAcross, mostDown] = [luma?.across ?? 1, luma?.down ?? 1];
  const mcusAcross = Math.ceil(width / (8 * mostAcross));
  const room = openRoom(program);
  const pixels = room.take(width * 3 + rim);
  const [blue, red] = [room.take(width + rim), room.take(width + rim)];
  const scratch = room.take(2 * width + 2 * rim) + rim;
  for (const [index, { across, down, dc, ac }] of components.entries()) {
    const pitch = mcusAcross * across * 8 + rim;
    const plane = room.take(pitch * 16 * down + rim) + rim / 2;
    const size = [Math.ceil((width * across) / mostAcross), Math.ceil((height * down) / mostDown)] as const;
    program.setComponent(index, across, down, ...size, dc, ac, plane, pitch);
  }
  room.fit();
  for (const [index, { quantization }] of components.entries()) {
    const steps = new Int16Array(program.memory.buffer, program.stepsAddress(index), 64);
    steps.set(header.quantizations.get(quantization) ?? []);
  }
  program.begin(components.length, mcusAcross, restartInterval, width, pixels, blue, red, scratch);
  return { pixels, rows: 8 * mostDown, isHigh: mostDown === 2 };
}
