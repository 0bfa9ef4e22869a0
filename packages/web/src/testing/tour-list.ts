import type { TourRow } from '@tourwright/api';
import { openPretendServer, type PretendServer } from './pretend-server.ts';
import { ann, rememberUser } from './show-app.tsx';

/** Ann is logged in and has these tours; `list.rows` is what the server answers from then on. */
export function openTourList(rows: TourRow[]): { server: PretendServer; list: { rows: TourRow[] } } {
  window.scrollTo = () => {};
  const list = { rows };
  rememberUser(ann.id);
  const server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': () => ({ items: list.rows, next: null }),
    'GET /api/users/ann': ann,
  });
  return { server, list };
}
