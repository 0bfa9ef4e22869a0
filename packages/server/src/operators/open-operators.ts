import type { Feature } from '../feature.ts';
import { operatorRoutes } from './operator-routes.ts';
import { createOperators, type OperatorsParts } from './operators.ts';

/** Those who run this server, and how to reach them. */
export function openOperators(parts: OperatorsParts & { config: { contactEmail: string | null } }): Feature {
  const operators = createOperators(parts);
  return {
    routes: (http) => operatorRoutes(http, { operators, contactEmail: parts.config.contactEmail }),
  };
}
