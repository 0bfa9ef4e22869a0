/** The entry of the thread that ends a process which does not end by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

await sleep(Number(workerData));
process.kill(process.pid, 'SIGKILL');
