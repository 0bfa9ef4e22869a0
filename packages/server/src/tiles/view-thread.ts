/** The entry of the thread that draws one picture of a panorama, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawViewPicture, type ViewTask } from './view-picture.ts';

const picture = await drawViewPicture(workerData as ViewTask);
parentPort?.postMessage(picture);
