import type { Logger } from 'pino';
import type { Action, Thing } from '../../access/action.ts';
import { Problem } from './problem.ts';

/** The answer for things that do not exist for this user, whether missing or private. */
export function notThere(action: Action, thing: Thing, log: Pick<Logger, 'warn'>): Problem {
  if (action === 'file.write') return new Problem('folder_not_found');
  if (action === 'upload.write') return uploadNotFound();
  if (action.startsWith('lead.')) return leadNotFound();
  if (action.startsWith('order.')) return orderNotFound();
  if ('server' in thing) return new Problem('forbidden');
  return 'tour' in thing ? tourNotFound(log, thing.tour) : userNotFound();
}

/** The problem of a tour that is missing or private, logged in the specification's words. */
export function tourNotFound(log: Pick<Logger, 'warn'>, id: string): Problem {
  log.warn({ tourId: id }, 'No tour found with the given ID.');
  return new Problem('tour_not_found');
}

/** In the specification's words. */
export function userNotFound(): Problem {
  return new Problem('user_not_found');
}

/** The problem of an upload that is not there, or is somebody else's. */
export function uploadNotFound(): Problem {
  return new Problem('upload_not_found');
}

/** The problem of a lead that is not there, or is somebody else's. */
export function leadNotFound(): Problem {
  return new Problem('lead_not_found');
}

/** The problem of an order that is not there, or is somebody else's. */
export function orderNotFound(): Problem {
  return new Problem('order_not_found');
}
