/**
 * Requests to the process that decodes pictures, and its answers. Plain values, since they are passed between
 * processes.
 */
import type { ColourHandling } from '@tourwright/cutter/server';
import type { Axes } from '@tourwright/tour/building';
import type { CutFailure } from '@tourwright/tour/pyramid';
import type { CardWords } from '../media/view-address.ts';
import type { ImageFault } from '../photos/image-fault.ts';
import type { Photo } from '../photos/photo.ts';
import type { ViewTask } from '../stills/view-picture.ts';
import type { AxesTask } from './find-tile-axes.ts';

type Drawn = Pick<Photo, 'orientation' | 'hasAlpha' | 'colours'>;

/** What was found out about a picture without drawing it. */
type Examined =
  | { ok: false; fault: ImageFault }
  | {
      ok: true;
      photo: Omit<Photo, 'kind'>;
      /** Why it cannot be looked around in; null where it can, or was not meant to. */
      cutFailure: CutFailure | null;
    };

interface Tasks {
  examine: { task: { path: string; isFaces: boolean; isScene: boolean }; answer: Examined };
  /** A small JPEG of its first frame. */
  thumbnail: { task: { path: string; colours: Partial<ColourHandling> }; answer: Uint8Array };
  /** Draws it again into a file, as it may be served. */
  copy: { task: { path: string; to: string; ending: 'jpg' | 'png' } & Drawn; answer: null };
  /** As a PNG of at most this many pixels. */
  logo: { task: { path: string; to: string; edge: number }; answer: null };
  /** A PDF without metadata of its author. */
  document: { task: { path: string; to: string }; answer: null };
  /** A panorama's view, drawn from our own tiles. */
  view: { task: ViewTask; answer: Uint8Array[] };
  /** Which way the walls run in a panorama, read of our own tiles. */
  axes: { task: AxesTask; answer: Axes | null };
  /** The same picture with words on it, and a logo as its file has it. */
  card: { task: { picture: Uint8Array; logo?: Uint8Array } & Omit<CardWords, 'logo'>; answer: Uint8Array };
}

/** What can be asked of a process that decodes pictures. */
export type TaskKind = keyof Tasks;

/** The input of a decoding task. */
export type TaskOf<Kind extends TaskKind> = Tasks[Kind]['task'];

/** The answer to a decoding task. */
export type AnswerTo<Kind extends TaskKind> = Tasks[Kind]['answer'];

/** One task, with what it may take. */
export type DecodeOrder = {
  [Kind in TaskKind]: { kind: Kind; task: TaskOf<Kind>; memoryBytes: number; cpuMs: number };
}[TaskKind];

/** What a decoding process reports about its task. */
export type DecodeNews =
  | { kind: 'done'; answer: AnswerTo<TaskKind> }
  | { kind: 'unreadable'; message: string }
  | { kind: 'failed'; message: string }
  | { kind: 'limit'; limit: 'memory' | 'time' };
