import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Tour } from '@tourwright/tour/document';
import { eq } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts.ts';
import type { Commands, Feature } from '../feature.ts';
import { type ExportReport, type ExportTool, exportTour } from './export-tour.ts';
import type { GatheredFile } from './gather-file.ts';
import { type ImportedTour, importTour } from './import-tour.ts';
import { TransferFault } from './transfer-fault.ts';

declare module '../feature.ts' {
  interface Commands {
    transfer: Transfer;
  }
}

interface Parts {
  database: Database;
  dataDir: string;
  tours: {
    create(userId: string, body: string): Promise<{ summary: { id: string } }>;
    patch(id: string, userId: string, body: string, versions: null): Promise<unknown>;
    withdraw(id: string, userId: string, within: () => Promise<void>): Promise<void>;
    read(id: string, seesDraft: boolean): Promise<{ tour: Tour } | null>;
  };
  images: {
    storeAt(slug: string, userId: string, file: GatheredFile): Promise<void>;
    infoOf(tourId: string, slug: string): Promise<{ url: string | null } | null>;
  };
  storage: { get(key: string): Promise<{ stream: Readable } | null> };
}

/** Tours that come in from other tools and go out to them. */
interface Transfer {
  /** Makes a tour for the account with this address. Throws a `TransferFault`. */
  import(path: string, email: string, fallbackName: string): Promise<ImportedTour>;
  /** Writes the draft of a tour into a folder. Throws a `TransferFault`. */
  export(tourId: string, tool: ExportTool, folder: string): Promise<ExportReport>;
}

export function openTransfer(parts: Parts): Feature & { commands: Pick<Commands, 'transfer'> } {
  return { commands: { transfer: createTransfer(parts) } };
}

function createTransfer({ database, dataDir, tours, images, storage }: Parts): Transfer {
  return {
    async import(path, email, fallbackName) {
      const [user] = await database.orm
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, email.toLowerCase()));
      if (!user) throw new TransferFault('no_such_user', { email });
      const parts = {
        workFolder: join(dataDir, 'work'),
        createTour: async (userId: string, name: string) =>
          (await tours.create(userId, JSON.stringify({ name }))).summary.id,
        fillTour: async (id: string, userId: string, fields: object) => {
          await tours.patch(id, userId, JSON.stringify(fields), null);
        },
        removeTour: (id: string, userId: string) => tours.withdraw(id, userId, async () => {}),
        storeFile: (slug: string, file: GatheredFile) => images.storeAt(slug, user.id, file),
      };
      return importTour(parts, path, { userId: user.id, fallbackName });
    },
    export: (tourId, tool, folder) =>
      exportTour(
        {
          readTour: async (id) => (await tours.read(id, true))?.tour ?? null,
          addressOf: async (id, slug) => (await images.infoOf(id, slug))?.url ?? null,
          // Copies lie in storage as on the web.
          openFile: async (address) => (await storage.get(address.replace(/^\//, '')))?.stream ?? null,
        },
        tourId,
        tool,
        folder,
      ),
  };
}
