import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Problem } from '../answers/problem.ts';
import { clientNetwork } from './client-network.ts';

interface Options {
  /** The most requests of one client at a time. */
  most: number;
  /** Whether proxies are believed: then one connection is many clients', and requests are counted instead. */
  isProxied: boolean;
}

/**
 * Bounds what one client holds open: connections, or behind proxies the requests that are being answered to the address
 * that they name. This machine itself is exempt: its proxies and tests are many people.
 */
export function mountConnectionLimit(app: FastifyInstance, { most, isProxied }: Options): void {
  const open = new Map<string, number>();
  /** Counts one more; the function that comes back takes it off again. Null when there are too many. */
  const enter = (address: string): (() => void) | null => {
    const client = clientNetwork(address);
    const count = open.get(client) ?? 0;
    if (count >= most) return null;
    open.set(client, count + 1);
    return () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    };
  };
  if (isProxied) countRequests(app, enter, most);
  else countConnections(app.server as Server, enter);
}

type Enter = (address: string) => (() => void) | null;

function countConnections(server: Server, enter: Enter): void {
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isThisMachine(address)) return;
    const leave = enter(address);
    if (leave === null) socket.destroy();
    else socket.once('close', leave);
  });
}

function countRequests(app: FastifyInstance, enter: Enter, most: number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isThisMachine(request.ip)) return;
    const leave = enter(request.ip);
    if (leave === null) {
      reply.header('retry-after', 5);
      throw new Problem('too_many_at_once', { most });
    }
    reply.raw.once('close', leave);
  });
}

function isThisMachine(address: string): boolean {
  return !ipaddr.isValid(address) || ipaddr.process(address).range() === 'loopback';
}
