/** What to draw now, and whether another frame is needed. Pure: the same state and time give the same plan. */
import type { Pace } from '../view/motion.ts';
import { type DrawnFrame, type DrawnLayer, isSameFrame } from './drawn-frame.ts';

/** How far the picture of the present scene is. */
export type PictureState = 'loading' | 'preview' | 'sharp';

/** What a frame finds. */
export interface FrameState<Layer extends DrawnLayer = DrawnLayer> {
  /** What there is to draw for the present view: the scene, and over it the one that is left. */
  layers: Layer[];
  /** How much there is of the present scene; null when it has no picture. */
  picture: PictureParts | null;
  /** Whether one scene gives way to another. */
  isPassage: boolean;
  /** How the view moves. */
  pace: Pace;
  /** Whether a still above the canvas shows the view already. */
  hasStill: boolean;
  /**
   * Whether what is over the canvas is all that is visible: a 360° video, or a still as sharp as the screen where
   * bytes are paid for.
   */
  isEnough: boolean;
  /** The share of the canvas's pixels along each side, as fast as the GPU is. */
  scale: number;
  /** The GPU is at work: another size for the canvas would hold the page up. */
  isCardBusy: boolean;
  /** Pictures wait for their way to the GPU. */
  hasUploads: boolean;
  /** What is on the canvas. */
  drawn: DrawnFrame<Layer> | null;
  /** When there were tiles for the first time, in milliseconds. */
  tilesSince: number | null;
  /** What the last drawing cost, in milliseconds. */
  costMs: number;
}

interface PictureParts {
  hasPreview: boolean;
  hasTiles: boolean;
  /** Tiles of whatever level fill the screen. */
  isCovered: boolean;
  /** Tiles of the wanted level do. */
  isComplete: boolean;
}

/** What to draw in this frame, and whether another is needed. */
export interface FramePlan<Layer extends DrawnLayer = DrawnLayer> {
  state: PictureState;
  /** What is on the screen after this frame. */
  shows: 'nothing' | 'still' | 'cover' | 'preview' | 'tiles' | 'passage';
  /** What to draw; null: the canvas stays as it is. */
  draw: DrawnFrame<Layer> | null;
  needsFrame: boolean;
}

/** How long the still stays: where the line is fast, all tiles come in this time. */
const firstArrivalsMs = 200;
/** How long a picture that comes tile by tile stays as it is: longer where drawing it takes long. */
const leastArrivalsMs = 100;
const mostArrivalsMs = 400;
const arrivalsPerCost = 4;

/** Plans a frame from the state of layers and motion; it draws nothing itself. `now` in milliseconds. */
export function planFrame<Layer extends DrawnLayer>(state: FrameState<Layer>, now: number): FramePlan<Layer> {
  const { layers, isPassage, pace, scale, drawn, isCardBusy } = state;
  const isAtRest = pace === 'rest' && !isPassage;
  const progress = progressOf(state);
  const frame = { layers, isCareful: progress === 'sharp' && isAtRest, scale, at: now };
  const waitsForCard = isCardBusy && drawn?.scale !== scale;
  const isCover = showsCover(state);
  const waits =
    !isCover && (waitsForCard || (isAtRest && progress !== 'sharp' && waitsForTiles(state, frame)));
  const shows = showsOf(state, waits);
  const hasNews = !waits && !isCover && shows !== 'still' && !(drawn && isSameFrame(frame, drawn));
  return {
    state: progress,
    shows,
    draw: hasNews ? frame : null,
    needsFrame: state.hasUploads || isPassage || waits,
  };
}

function showsCover({ isEnough, isPassage }: FrameState): boolean {
  return isEnough && !isPassage;
}

function progressOf(state: FrameState): PictureState {
  const { picture, isPassage } = state;
  if (showsCover(state)) return 'sharp';
  if (picture?.isComplete && !isPassage) return 'sharp';
  return picture?.isCovered || picture?.hasPreview ? 'preview' : 'loading';
}

function showsOf(state: FrameState, waits: boolean): FramePlan['shows'] {
  const { picture, isPassage, hasStill, drawn } = state;
  if (showsCover(state)) return 'cover';
  if (isPassage) return 'passage';
  if (hasStill && (waits || !picture?.hasTiles)) return 'still';
  if (waits) return hasQuads(drawn) ? 'tiles' : 'nothing';
  if (picture?.hasTiles) return 'tiles';
  return picture?.hasPreview ? 'preview' : 'nothing';
}

/** Tiles that come in quick succession share a frame: drawing takes time that decoding them could use. */
function waitsForTiles(state: FrameState, frame: DrawnFrame): boolean {
  const { picture, hasStill, tilesSince, drawn, costMs } = state;
  if (!picture?.hasTiles) return false;
  if (hasStill) return frame.at - (tilesSince ?? frame.at) < firstArrivalsMs;
  if (!drawn || drawn.scale !== frame.scale || drawn.layers.length !== frame.layers.length) return false;
  const waitMs = Math.min(mostArrivalsMs, Math.max(leastArrivalsMs, arrivalsPerCost * costMs));
  return frame.at - drawn.at < waitMs && drawn.layers.every(({ quads }) => quads.length > 0);
}

/** Whether a frame has put anything on the canvas. */
export function hasQuads(drawn: DrawnFrame | null): boolean {
  return drawn?.layers.some(({ quads }) => quads.length > 0) ?? false;
}
