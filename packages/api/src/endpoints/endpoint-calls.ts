import { type Endpoint, type Endpoints, endpoints } from './endpoints.ts';

/** How each endpoint is called. The web's build works it out and leaves out the schemas, which only the server needs. */
export const endpointCalls = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
) as Record<keyof Endpoints, Pick<Endpoint, 'method' | 'path'>>;
