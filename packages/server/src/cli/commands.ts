import type { Command } from './command.ts';

interface Entry {
  /** One line for `--help`. */
  summary: string;
  /** Whether it reads the settings, which are then checked before anything is loaded. */
  readsSettings: boolean;
  /** Whose memory it needs: it decodes pictures in its own process, or moves whole tours as the server does. */
  memory?: 'cutter' | 'server';
  /** Loads what the command needs, and no other command's. */
  load(): Promise<Command>;
}

/** Every word that `tourwright` understands. */
export const commands: Record<string, Entry> = {
  start: {
    summary: 'migrate, then serve until SIGTERM',
    readsSettings: true,
    memory: 'server',
    load: async () => (await import('./commands/start.ts')).start,
  },
  migrate: {
    summary: 'bring the database up to this version, then end (start does it too)',
    readsSettings: true,
    load: async () => (await import('./commands/maintenance/migrate.ts')).migrate,
  },
  demo: {
    summary: 'the demo tours by hand: tourwright demo list | seed | remove (see `demo --help`)',
    readsSettings: true,
    load: async () => (await import('./commands/tours/demo.ts')).demo,
  },
  import: {
    summary: 'make a tour of another tool, or of a folder of photos: tourwright import PATH --owner=EMAIL',
    readsSettings: true,
    memory: 'server',
    load: async () => (await import('./commands/tours/import.ts')).importCommand,
  },
  export: {
    summary:
      'write a tour whole, or for another viewer: tourwright export TOUR --to=tourwright|pannellum|marzipano|psv',
    readsSettings: true,
    memory: 'server',
    load: async () => (await import('./commands/tours/export.ts')).exportCommand,
  },
  backup: {
    summary: 'write database and media into one file, also while the server runs: tourwright backup FILE',
    readsSettings: true,
    load: async () => (await import('./commands/maintenance/backup.ts')).backup,
  },
  restore: {
    summary: 'put a backup into an empty server, or prove that it would: tourwright restore FILE [--drill]',
    readsSettings: true,
    load: async () => (await import('./commands/maintenance/restore.ts')).restore,
  },
  doctor: {
    summary: 'say whether all is well, and what to do where it is not: tourwright doctor [--json]',
    // What is wrong in them is one of its findings.
    readsSettings: false,
    load: async () => (await import('./commands/maintenance/doctor.ts')).doctor,
  },
  fsck: {
    summary: 'say whether files and rows agree, and what is lost: tourwright fsck [--deep]',
    readsSettings: true,
    load: async () => (await import('./commands/maintenance/fsck.ts')).fsck,
  },
  plans: {
    summary: 'plans and invoices by hand: tourwright plans | invoices | paid NUMBER | give EMAIL PLAN',
    readsSettings: true,
    load: async () => (await import('./commands/plans.ts')).plansCommand,
  },
  accounts: {
    summary: 'help somebody who lost the second factor: tourwright accounts remove-factors EMAIL',
    readsSettings: true,
    load: async () => (await import('./commands/accounts.ts')).accountsCommand,
  },
  check: {
    summary: 'say what is wrong in a tour: tourwright check FILE|URL (see `check --help`)',
    readsSettings: false,
    load: async () => (await import('./commands/tours/check.ts')).check,
  },
  cut: {
    summary: 'cut a panorama into tiles: tourwright cut IN OUT (`cut --help` for its options)',
    readsSettings: false,
    memory: 'cutter',
    load: async () => (await import('./commands/tours/cut.ts')).cut,
  },
};
