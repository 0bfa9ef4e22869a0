import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../drivers/database/database.ts';
import { requireUser, route } from '../http/route.ts';
import type { Access } from '../http/safety/access.ts';
import { type AskedParts, listBackups, startBackup, startDrill } from './schedule/asked-backups.ts';

/** Writes into the log of what operators do. */
export type AuditBackup = (
  act: { act: 'backup.make' | 'backup.drill'; userId: string; subject: string },
  transaction: Transaction,
) => Promise<void>;

const operators = { action: 'server.run', thing: () => ({ server: true }) } as const satisfies Access;

/** Mounts what those see of backups, and start, who run the server. */
export function backupRoutes(app: FastifyInstance, parts: AskedParts & { audit: AuditBackup }): void {
  route(app, endpoints.listBackups, { access: operators, handler: () => listBackups(parts) });
  route(app, endpoints.makeBackup, {
    access: operators,
    handler: async (request) => {
      const userId = requireUser(request);
      const note = (subject: string, within: Transaction) =>
        parts.audit({ act: 'backup.make', userId, subject }, within);
      return { started: await startBackup(parts, note) };
    },
  });
  route(app, endpoints.drillBackup, {
    access: operators,
    handler: async (request) => {
      const userId = requireUser(request);
      const note = (subject: string, within: Transaction) =>
        parts.audit({ act: 'backup.drill', userId, subject }, within);
      return { started: await startDrill(parts, request.params.id, note) };
    },
  });
}
