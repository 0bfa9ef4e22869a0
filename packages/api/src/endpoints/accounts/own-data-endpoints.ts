/** Exporting and deleting an account's data. */
import { z } from 'zod';
import { byId } from '../endpoint.ts';

const dataExport = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  fileName: z.string(),
  /** Null until it is done. */
  sizeBytes: z.number().nullable(),
  /** Where it is downloaded, whole or in parts; null until it is done. */
  url: z.string().nullable(),
  createdAt: z.string(),
  /** The file is deleted then. */
  expiresAt: z.string(),
});

/** A file with all data of an account, and how far its making is. */
export type DataExport = z.infer<typeof dataExport>;

const keptAccount = z.object({
  /** When its owner asked to have it deleted. */
  askedAt: z.string(),
  /** When it would have been deleted. */
  dueAt: z.string(),
  /** When its owner logged in again, which took the deletion back. */
  keptAt: z.string(),
});

/** An account that was to be deleted until its owner logged in again. */
export type KeptAccount = z.infer<typeof keptAccount>;

/** Endpoints by which people take out their data or close their account. */
export const ownDataEndpoints = {
  getDataExport: {
    method: 'GET',
    path: '/api/users/:id/data-export',
    summary: "The file of all the account's data, and how far it is; null if none was requested",
    params: byId,
    response: z.object({ export: dataExport.nullable() }),
  },
  startDataExport: {
    method: 'POST',
    path: '/api/users/:id/data-export',
    summary:
      "Has all the account's data written into a ZIP file, in place of the one before; mails when it is ready",
    params: byId,
    response: z.object({ export: dataExport }),
    status: 202,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/users/:id/deletion',
    summary: 'Logs the account out everywhere and deletes it in 14 days, unless its owner logs in before',
    params: byId,
    body: z.object({ password: z.string().max(1000) }),
    response: z.object({ dueAt: z.string() }),
    status: 202,
  },
  getKeptAccount: {
    method: 'GET',
    path: '/api/users/:id/deletion',
    summary: 'The deletion that logging in took back; null if there was none, or its owner has seen that',
    params: byId,
    response: z.object({ kept: keptAccount.nullable() }),
  },
  noteKeptAccount: {
    method: 'DELETE',
    path: '/api/users/:id/deletion',
    summary: 'Says that the owner has seen that logging in took the deletion back',
    params: byId,
    response: z.object({ kept: z.null() }),
  },
} as const;
