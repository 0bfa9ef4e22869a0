import { openPretendServer, type PretendServer } from '../testing/pretend-server.ts';

/** For tests: the server as somebody meets it who is not logged in. */
export function openVisitorServer(): PretendServer {
  window.scrollTo = () => {};
  return openPretendServer({
    'GET /api/auth/get-session': null,
    'GET /api/tours': { items: [], next: null },
    'GET /api/demos': { items: [] },
  });
}
