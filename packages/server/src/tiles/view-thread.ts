/** The entry of the thread that draws pictures of a view of a panorama, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawViewPictures, type ViewTask } from './view-picture.ts';

/** What it answers: the view in each size. */
export type ViewPictures = Uint8Array[];

const pictures = await drawViewPictures(workerData as ViewTask);
parentPort?.postMessage(pictures satisfies ViewPictures);
