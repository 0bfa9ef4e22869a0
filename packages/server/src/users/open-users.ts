import type { Feature } from '../feature.ts';
import { userRoutes } from './user-routes.ts';
import { createUsers, type UsersParts } from './users.ts';

/** Users' records. */
export function openUsers(parts: UsersParts): Feature {
  const users = createUsers(parts);
  return { routes: (http) => userRoutes(http, users) };
}
