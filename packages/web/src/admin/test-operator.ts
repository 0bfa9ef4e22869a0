/** For tests: the server as its operator Ann meets it. */
import { openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { ann, rememberUser } from '../testing/show-app.tsx';

/** A whole list, as the operators' endpoints answer. */
export const listOf = (...items: object[]) => ({ items, next: null, total: items.length });

/** Ann is logged in; what her pages ask beyond that is answered so. */
export function openOperatorServer(answers: Parameters<typeof openPretendServer>[0]): PretendServer {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  return openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/announcement': { announcement: null },
    'GET /api/users/ann': { ...ann, operator: true },
    ...answers,
  });
}
