import { defaultPictureMemory, MemoryBudget } from '@tourwright/cutter/process';
import { Cutter } from '@tourwright/cutter/server';
import { type Decoder, openDecoder } from './decode/decoder.ts';

/** What opens pictures, in processes of its own that share one memory. */
export interface PictureProcesses {
  memory: MemoryBudget;
  cutter: Pick<
    Cutter,
    'isWanted' | 'warm' | 'decodeWhileUploading' | 'previewOf' | 'prefetch' | 'cut' | 'close'
  >;
  decoder: Decoder;
}

/** `memoryBytes`: what all pictures that are open at a time may take; null: a share of the machine's memory. */
export type OpenPictureProcesses = (memoryBytes: number | null) => PictureProcesses;

/** Those of one server alone; a process starts when there is something to open. */
export const openPictureProcesses: OpenPictureProcesses = (memoryBytes) => {
  const memory = new MemoryBudget(memoryBytes ?? defaultPictureMemory());
  return { memory, cutter: new Cutter({ memory }), decoder: openDecoder({ memory }) };
};
