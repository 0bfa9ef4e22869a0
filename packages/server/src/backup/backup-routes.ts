import { endpoints } from '@tourwright/api';
import type { FastifyInstance } from 'fastify';
import { requireUser, route } from '../http/route.ts';
import type { Access } from '../http/safety/access.ts';
import { type AskedParts, listBackups, startBackup, startDrill } from './schedule/asked-backups.ts';

/** Writes into the log of what operators do. */
export type AuditBackup = (act: {
  act: 'backup.make' | 'backup.drill';
  userId: string;
  subject: string;
}) => Promise<void>;

const operators = { action: 'server.run', thing: () => ({ server: true }) } as const satisfies Access;

/** Mounts what those see of backups, and start, who run the server. */
export function backupRoutes(app: FastifyInstance, parts: AskedParts & { audit: AuditBackup }): void {
  route(app, endpoints.listBackups, { access: operators, handler: () => listBackups(parts) });
  route(app, endpoints.makeBackup, {
    access: operators,
    handler: async (request) => {
      const name = await startBackup(parts);
      if (name !== null)
        await parts.audit({ act: 'backup.make', userId: requireUser(request), subject: name });
      return { started: name !== null };
    },
  });
  route(app, endpoints.drillBackup, {
    access: operators,
    handler: async (request) => {
      const path = await startDrill(parts, request.params.id);
      if (path !== null)
        await parts.audit({ act: 'backup.drill', userId: requireUser(request), subject: path });
      return { started: path !== null };
    },
  });
}
