import { readKeepRule } from '../backup/schedule/keep-rule.ts';
import {
  count,
  host,
  httpUrl,
  lines,
  matching,
  origin,
  pictureMemory,
  port,
  proveRule,
  proxies,
  reserve,
  role,
  secret,
  size,
  text,
  urlWith,
  words,
  yesOrNo,
} from './read-setting.ts';

/** One environment variable: what `--help` says of it, and how its text is read. */
interface Setting<T> {
  meaning: string;
  /** What holds when it is unset, in words. */
  default: string;
  /** A value that is right. */
  example: string;
  /** Throws an error that says what is wrong: "is ..." or "must ...". */
  read(text: string): T;
}

/** Every variable that Tourwright reads. */
export const settings = {
  PORT: setting('the port it listens on', '3000', '8080', port),
  HOST: setting('the address it listens on; 0.0.0.0 opens it up', '127.0.0.1', '0.0.0.0', host),
  PUBLIC_URL: setting(
    'the address people use: absolute links in mails, social cards and embeds',
    'http://localhost:$PORT',
    'https://tours.example.com',
    origin,
  ),
  TRUST_PROXY: setting(
    'proxies whose X-Forwarded-* is believed: their number, or their addresses',
    'none',
    '1',
    proxies,
  ),
  DATA_DIR: setting('everything the embedded default writes', './data', '/var/lib/tourwright', text),
  DATABASE_URL: setting(
    'a PostgreSQL server, 15 or newer',
    'the embedded PostgreSQL, in DATA_DIR/postgres',
    'postgres://user:password@host:5432/tourwright',
    urlWith('postgres:', 'postgresql:'),
  ),
  S3_ENDPOINT: setting(
    'an S3-compatible server for all media',
    'the local disk',
    'https://s3.example.com',
    httpUrl,
  ),
  S3_BUCKET: setting(
    'the bucket',
    'none',
    'tours',
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'a bucket name'),
  ),
  S3_REGION: setting('the region', 'us-east-1', 'eu-central-1', text),
  S3_ACCESS_KEY_ID: setting('the key', 'none', 'AKIAIOSFODNN7EXAMPLE', text),
  S3_SECRET_ACCESS_KEY: setting('its secret', 'none', 'wJalrXUtnFEMI/K7MDENG', text),
  S3_FORCE_PATH_STYLE: setting('the bucket in the path instead of the host name', 'true', 'false', yesOrNo),
  SMTP_URL: setting(
    'the server that takes our mail',
    'each mail is a file in DATA_DIR/outbox',
    'smtps://user:password@mail.example.com:465',
    urlWith('smtp:', 'smtps:'),
  ),
  MAIL_FROM: setting(
    'the sender of our mail',
    'no-reply at the host of PUBLIC_URL',
    '"Tours <tours@example.com>"',
    matching(/^[^\r\n@]+@[^\s@]+$/, 'a mail address'),
  ),
  CONTACT_EMAIL: setting(
    'the address that /contact shows, for questions to the operators',
    'none',
    'help@example.com',
    matching(/^[^\s@<>"]+@[^\s@<>"]+$/, 'a plain mail address'),
  ),
  OPERATOR_NAME: setting(
    'who runs this server, as /contact and invoices name it',
    'none',
    'Exampleton Tours Ltd',
    words,
  ),
  OPERATOR_ADDRESS: setting(
    'their postal address, its lines parted by semicolons',
    'none',
    '4 Station Road; 10000 Exampleton, Austria',
    lines,
  ),
  OPERATOR_PHONE: setting(
    'their telephone number',
    'none',
    '+43 1 000 0100',
    matching(/^\+?[\d ()./-]{3,40}$/, 'a telephone number'),
  ),
  OPERATOR_HOURS: setting('when they answer', 'none', 'Monday to Friday, 9:00 to 17:00', words),
  OPERATOR_LAW: setting(
    'which law and courts the terms name',
    'none',
    'Austrian law; the courts of Exampleton',
    words,
  ),
  STRIPE_SECRET_KEY: setting(
    'the key of Stripe',
    'pay by invoice',
    'sk_live_...',
    matching(/^(sk|rk)_/, 'a secret key'),
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    'what signs its calls',
    'none',
    'whsec_...',
    matching(/^whsec_/, 'a webhook secret'),
  ),
  STRIPE_API_URL: setting(
    'the address of something that stands in for Stripe, to try payments out',
    'Stripe itself',
    'http://127.0.0.1:12111',
    httpUrl,
  ),
  PLANS_FILE: setting(
    'a JSON file with the plans, their limits and prices, tax and who sells (docs/plans.md); none: no plans',
    'three plans with prices in EUR',
    '/etc/tourwright/plans.json',
    text,
  ),
  SECRET: setting(
    'signs sessions and private media; required with DATABASE_URL',
    'generated once into DATA_DIR/secret',
    'the output of: openssl rand -hex 32',
    secret,
  ),
  ROLE: setting('what this process does: web, worker or all', 'all', 'web', role),
  GA_MEASUREMENT_ID: setting(
    'also send analytics events to Google Analytics, after consent',
    'none',
    'G-ABC1234567',
    matching(/^G-[A-Z0-9]{4,20}$/, 'a measurement id'),
  ),
  PSEUDO_LOCALES: setting(
    'offer English in strange letters (en-XA) and mirrored (ar-XB), to try the interface in',
    'false',
    'true',
    yesOrNo,
  ),
  MEDIA_ACCEL: setting(
    'the internal place in nginx from which it sends files of DATA_DIR/storage that are let through (X-Accel-Redirect)',
    'none: files are sent from here',
    '/stored/',
    matching(/^\/([\w-]+\/)+$/, 'a path that begins and ends with a slash'),
  ),
  ACCOUNT_TOURS: setting('how many tours an account may have', '1000', '200', count),
  ACCOUNT_STORAGE: setting('how much the files of an account may weigh', '100 GiB', '20 GiB', size),
  ACCOUNT_UPLOADS: setting('how many uploads of an account may be under way', '100', '20', count),
  ACCOUNT_DOCUMENTS: setting(
    'how much the documents of an account may weigh in the database, published versions included',
    '1 GiB',
    '200 MiB',
    size,
  ),
  DISK_RESERVE: setting(
    'room of the disk that uploads leave free: a size, or a part of the disk',
    '2 %, at most 1 GiB',
    '5 GiB',
    reserve,
  ),
  PICTURE_MEMORY: setting(
    'memory for all pictures that are being opened at a time',
    'half of the machine, at most 1 GiB',
    '4 GiB',
    pictureMemory,
  ),
  BETTER_TILES: setting('tiles as AVIF and WebP too, when nothing else waits', 'true', 'false', yesOrNo),
  IMPORT_ADDRESSES: setting(
    'tours of other sites may be imported from their public addresses; never from this machine and its networks',
    'true',
    'false',
    yesOrNo,
  ),
  WEBHOOKS_PRIVATE: setting(
    'webhooks of owners may also lead to this machine and its networks, and to addresses without TLS',
    'false',
    'true',
    yesOrNo,
  ),
  EVENT_DAYS: setting(
    'for how many days analytics events are kept one by one; then only their sums of each day',
    '90',
    '30',
    count,
  ),
  VERSION_HOURLY_DAYS: setting(
    'for how many days every version of a tour is kept that was kept by itself; then one of each day',
    '7',
    '30',
    count,
  ),
  VERSION_DAILY_DAYS: setting('for how many days one version of each day is kept', '90', '365', count),
  VERSION_PUBLISHED: setting(
    'how many published versions of a tour are kept, the newest; those with a name are kept for good',
    '20',
    '100',
    count,
  ),
  EXPORT_DAYS: setting('for how many days files of exported tours are kept', '7', '30', count),
  EVENTS_PER_ADDRESS: setting(
    'how many analytics events a minute one address may send',
    '1200',
    '300',
    count,
  ),
  CONNECTIONS_PER_ADDRESS: setting(
    'how many connections one address may hold open; behind proxies, requests at a time',
    '256',
    '1000',
    count,
  ),
  BACKUP_DIR: setting(
    'a folder for a backup every day (`tourwright restore` reads it), which only the operator should be able to read',
    'none is made',
    '/mnt/backups',
    text,
  ),
  BACKUP_KEEP: setting(
    'of which days backups are kept: the newest backup of each of the last days, weeks and months',
    '7d 4w 6m',
    '14d 8w 12m',
    readKeepRule,
  ),
  BACKUP_PROVE: setting(
    'how often a drill proves that the newest backup comes back: daily, weekly, monthly or never',
    'weekly',
    'daily',
    proveRule,
  ),
  SEED_DEMOS: setting('seed the demo gallery at the first start', 'true', 'false', yesOrNo),
};

/** The name of a setting in the environment. */
export type SettingName = keyof typeof settings;

/** Why a variable that looks like one of ours is none, or null when it is somebody else's. */
export function unknownSetting(name: string): { like: SettingName | null } | null {
  if (name in settings) return null;
  const like = (Object.keys(settings) as SettingName[]).find((known) => isSlipOf(name, known)) ?? null;
  return like !== null || /^(TOURWRIGHT_|S3_)/.test(name) ? { like } : null;
}

/** One letter more, less, other, or two exchanged; short names are left alone, being anybody's. */
function isSlipOf(name: string, known: string): boolean {
  if (known.length < 7 || Math.abs(name.length - known.length) > 1) return false;
  let from = 0;
  while (from < known.length && name[from] === known[from]) from++;
  const rest = (word: string, skipped: number) => word.slice(from + skipped);
  return (
    rest(name, 1) === rest(known, 1) ||
    rest(name, 1) === rest(known, 0) ||
    rest(name, 0) === rest(known, 1) ||
    (name[from] === known[from + 1] && name[from + 1] === known[from] && rest(name, 2) === rest(known, 2))
  );
}

function setting<T>(
  meaning: string,
  otherwise: string,
  example: string,
  read: (text: string) => T,
): Setting<T> {
  return { meaning, default: otherwise, example, read };
}
