export { answerFrame, type FrameHostOptions } from './answer-frame.ts';
export { connectFrame, type FramedViewer, type FrameState } from './connect-frame.ts';
