import { resolve } from 'node:path';
import type { ContactDetails } from '@tourwright/api';
import type { KeepRule } from './backup/schedule/keep-rule.ts';
import type { Reserve } from './drivers/disk-space.ts';
import { type SettingName, settings, unknownSetting } from './settings/settings.ts';

interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

/** All that an operator decides, read once at the start. */
export interface Config {
  port: number;
  host: string;
  /** An origin, without a slash at the end. */
  publicUrl: string;
  /** The origins that may send unsafe requests. */
  trustedOrigins: string[];
  /** In Fastify's form. */
  trustProxy: false | number | string[];
  /** Absolute. */
  dataDir: string;
  /** null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** null: the local disk. */
  s3: S3Settings | null;
  /** null: the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** null: visitors are shown none. */
  contactEmail: string | null;
  /** Who runs this server, as shown to visitors; null and empty: left out. */
  operator: ContactDetails;
  /** null: pay by invoice. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl?: string } | null;
  /** An absolute path; null: the plans of every release, `none`: no plans. */
  plansFile: string | 'none' | null;
  /** null: generated once into `dataDir/secret`. */
  secret: string | null;
  role: 'web' | 'worker' | 'all';
  gaMeasurementId: string | null;
  pseudoLocales: boolean;
  /** Begins and ends with a slash; null: files are sent from here. */
  mediaAccel: string | null;
  seedDemos: boolean;
  quotas: { tours: number; storageBytes: number; uploads: number; documentBytes: number };
  diskReserve: Reserve;
  eventDays: number;
  /** How long versions of tours are kept that nobody named. */
  keepRule: { hourlyDays: number; dailyDays: number; published: number };
  /** For how many days files of exported tours are kept. */
  exportDays: number;
  eventsPerAddress: number;
  connectionsPerAddress: number;
  /** null: none are made. The folder is absolute; `proveDays` null: none is proven. */
  backups: { folder: string; keep: KeepRule; proveDays: number | null } | null;
  /** null: a share of the machine's. */
  pictureMemoryBytes: number | null;
  /** Whether panoramas are cut in the formats that are smaller than JPEG too. */
  betterTiles: boolean;
  /** Whether tours of other sites are fetched from their public addresses. */
  importAddresses: boolean;
  /** Whether webhooks may lead to addresses that are not public. */
  webhooksPrivate: boolean;
}

const gib = 2 ** 30;

type Values = { [Name in SettingName]?: ReturnType<(typeof settings)[Name]['read']> };

/** A fault of the environment: one line that names the variable, what is wrong, and what would be right. */
class BadSetting extends Error {
  constructor(name: string, fault: string, like: SettingName) {
    super(`${name} ${fault}. Example: ${like}=${settings[like].example}`);
  }
}

/**
 * The configuration of an environment, or one line that names the variable, what is wrong with it, and an
 * example. An empty variable counts as unset. Touches nothing outside.
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
): { ok: true; config: Config } | { ok: false; message: string } {
  try {
    return { ok: true, config: toConfig(readValues(env)) };
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    return { ok: false, message: error.message };
  }
}

function readValues(env: NodeJS.ProcessEnv): Values {
  for (const name of Object.keys(env)) {
    const unknown = unknownSetting(name);
    if (unknown === null) continue;
    const hint = unknown.like === null ? '--help lists them all' : `perhaps ${unknown.like} is meant`;
    throw new BadSetting(name, `is not a setting; ${hint}`, unknown.like ?? 'PORT');
  }
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of Object.keys(settings) as SettingName[]) {
    const text = env[name]?.trim();
    if (text === undefined || text === '') continue;
    try {
      values[name] = settings[name].read(text);
    } catch (error) {
      throw new BadSetting(name, (error as Error).message, name);
    }
  }
  return values as Values;
}

function toConfig(values: Values): Config {
  const port = values.PORT ?? 3000;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${port}`;
  if (values.DATABASE_URL !== undefined && values.SECRET === undefined) {
    throw new BadSetting('SECRET', 'is required when DATABASE_URL is set', 'SECRET');
  }
  return {
    port,
    host: values.HOST ?? '127.0.0.1',
    publicUrl,
    trustedOrigins: values.PUBLIC_URL === undefined ? [publicUrl, `http://127.0.0.1:${port}`] : [publicUrl],
    trustProxy: values.TRUST_PROXY ?? false,
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL ?? null,
    s3: toS3(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Tourwright <no-reply@${new URL(publicUrl).hostname}>`,
    contactEmail: values.CONTACT_EMAIL ?? null,
    operator: toOperator(values),
    stripe: toStripe(values),
    plansFile: toPlansFile(values),
    secret: values.SECRET ?? null,
    role: values.ROLE ?? 'all',
    gaMeasurementId: values.GA_MEASUREMENT_ID ?? null,
    pseudoLocales: values.PSEUDO_LOCALES ?? false,
    mediaAccel: toMediaAccel(values),
    seedDemos: values.SEED_DEMOS ?? true,
    quotas: {
      tours: values.ACCOUNT_TOURS ?? 1000,
      storageBytes: values.ACCOUNT_STORAGE ?? 100 * gib,
      uploads: values.ACCOUNT_UPLOADS ?? 100,
      documentBytes: values.ACCOUNT_DOCUMENTS ?? gib,
    },
    diskReserve: values.DISK_RESERVE ?? { part: 0.02, mostBytes: gib },
    eventDays: values.EVENT_DAYS ?? 90,
    keepRule: {
      hourlyDays: values.VERSION_HOURLY_DAYS ?? 7,
      dailyDays: values.VERSION_DAILY_DAYS ?? 90,
      published: values.VERSION_PUBLISHED ?? 20,
    },
    exportDays: values.EXPORT_DAYS ?? 7,
    eventsPerAddress: values.EVENTS_PER_ADDRESS ?? 1200,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS ?? 256,
    backups: toBackups(values),
    pictureMemoryBytes: values.PICTURE_MEMORY ?? null,
    betterTiles: values.BETTER_TILES ?? true,
    importAddresses: values.IMPORT_ADDRESSES ?? true,
    webhooksPrivate: values.WEBHOOKS_PRIVATE ?? false,
  };
}

function toOperator(values: Values): ContactDetails {
  return {
    name: values.OPERATOR_NAME ?? null,
    address: values.OPERATOR_ADDRESS ?? [],
    phone: values.OPERATOR_PHONE ?? null,
    hours: values.OPERATOR_HOURS ?? null,
    law: values.OPERATOR_LAW ?? null,
  };
}

function toPlansFile({ PLANS_FILE: path }: Values): string | null {
  if (path === undefined) return null;
  return path === 'none' ? path : resolve(path);
}

function toS3(values: Values): S3Settings | null {
  const named = (Object.keys(values) as SettingName[]).find((name) => name.startsWith('S3_'));
  if (named === undefined) return null;
  const need = needWith(values, named);
  return {
    endpoint: need('S3_ENDPOINT'),
    bucket: need('S3_BUCKET'),
    region: values.S3_REGION ?? 'us-east-1',
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? true,
  };
}

function toMediaAccel({ MEDIA_ACCEL: place, ...others }: Values): string | null {
  if (place !== undefined && others.S3_BUCKET !== undefined) {
    throw new BadSetting('MEDIA_ACCEL', 'is for the local disk, and S3_BUCKET names a bucket', 'MEDIA_ACCEL');
  }
  return place ?? null;
}

function toBackups(values: Values): Config['backups'] {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep, BACKUP_PROVE: proveDays } = values;
  const lonely = (['BACKUP_KEEP', 'BACKUP_PROVE'] as const).find((name) => values[name] !== undefined);
  if (folder === undefined && lonely !== undefined) {
    throw new BadSetting('BACKUP_DIR', `is required when ${lonely} is set`, 'BACKUP_DIR');
  }
  if (folder === undefined) return null;
  return {
    folder: resolve(folder),
    keep: keep ?? { days: 7, weeks: 4, months: 6 },
    proveDays: proveDays === undefined ? 7 : proveDays,
  };
}

function toStripe(values: Values): Config['stripe'] {
  const { STRIPE_API_URL: apiUrl } = values;
  const given = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'] as const).find(
    (name) => values[name] !== undefined,
  );
  if (given === undefined) return null;
  const need = needWith(values, given);
  return {
    secretKey: need('STRIPE_SECRET_KEY'),
    webhookSecret: need('STRIPE_WEBHOOK_SECRET'),
    ...(apiUrl !== undefined && { apiUrl }),
  };
}

/** Reads a variable that must be there because `because` is. */
function needWith(values: Values, because: SettingName) {
  return (name: SettingName): string => {
    const value = values[name];
    if (value === undefined) throw new BadSetting(name, `is required when ${because} is set`, name);
    return String(value);
  };
}
