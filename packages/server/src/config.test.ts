import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

function configOf(env: NodeJS.ProcessEnv) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.message);
  return read.config;
}

function faultOf(env: NodeJS.ProcessEnv): string {
  const read = readConfig(env);
  return read.ok ? 'none' : read.message;
}

test('an empty environment gives the documented defaults', () => {
  expect(configOf({ PATH: '/usr/bin', HOME: '/root', SECRET: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    trustProxy: false,
    dataDir: `${process.cwd()}/data`,
    databaseUrl: null,
    s3: null,
    smtpUrl: null,
    mailFrom: 'Tourwright <no-reply@localhost>',
    contactEmail: null,
    operator: { name: null, address: [], phone: null, hours: null, law: null },
    stripe: null,
    secret: null,
    role: 'all',
    gaMeasurementId: null,
    pseudoLocales: false,
    mediaAccel: null,
    seedDemos: true,
    quotas: { tours: 1000, storageBytes: 100 * 2 ** 30, uploads: 100, documentBytes: 2 ** 30 },
    diskReserve: { part: 0.02, mostBytes: 2 ** 30 },
    eventDays: 90,
    exportDays: 7,
    keepRule: { published: 20, hourlyDays: 7, dailyDays: 90 },
    eventsPerAddress: 1200,
    connectionsPerAddress: 256,
    backups: null,
    plansFile: null,
    pictureMemoryBytes: null,
    betterTiles: true,
    importAddresses: true,
    webhooksPrivate: false,
  });
});

test('how long versions are kept is set in days and numbers', () => {
  const rule = { VERSION_HOURLY_DAYS: '3', VERSION_DAILY_DAYS: '365', VERSION_PUBLISHED: '50' };
  expect(configOf(rule).keepRule).toEqual({ hourlyDays: 3, dailyDays: 365, published: 50 });
  expect(faultOf({ VERSION_HOURLY_DAYS: 'a week' })).toContain('VERSION_HOURLY_DAYS');
});

test('a public address is the only trusted origin, without a slash at the end', () => {
  const config = configOf({ PUBLIC_URL: 'https://tours.example.com/', PORT: '80' });
  expect(config.publicUrl).toBe('https://tours.example.com');
  expect(config.trustedOrigins).toEqual(['https://tours.example.com']);
  expect(config.mailFrom).toBe('Tourwright <no-reply@tours.example.com>');
});

test('the operator is configured with one line each, and several for the address', () => {
  const { operator } = configOf({
    OPERATOR_NAME: ' Exampleton Tours Ltd ',
    OPERATOR_ADDRESS: '4 Station Road; 10000 Exampleton, Austria;',
    OPERATOR_PHONE: '+43 1 000 0100',
    OPERATOR_HOURS: 'Monday to Friday, 9:00 to 17:00',
    OPERATOR_LAW: '',
  });
  expect(operator).toEqual({
    name: 'Exampleton Tours Ltd',
    address: ['4 Station Road', '10000 Exampleton, Austria'],
    phone: '+43 1 000 0100',
    hours: 'Monday to Friday, 9:00 to 17:00',
    law: null,
  });
});

test('proxies are a number of hops or a list of addresses', () => {
  expect(configOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(configOf({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
});

test('limits are counts, sizes with a unit, or a part of the disk', () => {
  const { quotas, diskReserve } = configOf({
    ACCOUNT_TOURS: '20',
    ACCOUNT_STORAGE: '1.5 GiB',
    DISK_RESERVE: '5 %',
  });
  expect(quotas).toMatchObject({ tours: 20, storageBytes: 1.5 * 2 ** 30 });
  expect(diskReserve).toEqual({ part: 0.05 });
  expect(configOf({ DISK_RESERVE: '500MB' }).diskReserve).toEqual({ bytes: 500_000_000 });
});

test('a bucket needs its endpoint and keys, and uses path-style addresses by default', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'tours',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(configOf(s3).s3).toMatchObject({ bucket: 'tours', region: 'us-east-1', forcePathStyle: true });
  expect(faultOf({ ...s3, S3_BUCKET: undefined })).toBe(
    'S3_BUCKET is required when S3_ENDPOINT is set. Example: S3_BUCKET=tours',
  );
});

test.each([
  ['PORT', '80a', 'PORT is not a number from 1 to 65535. Example: PORT=8080'],
  ['PORT', '65536', 'PORT is not a number from 1 to 65535. Example: PORT=8080'],
  ['HOST', 'a b', 'HOST is not a host name. Example: HOST=0.0.0.0'],
  ['PUBLIC_URL', 'tours', 'PUBLIC_URL is not an address. Example: PUBLIC_URL=https://tours.example.com'],
  ['PUBLIC_URL', 'https://a.b/c', 'PUBLIC_URL must be scheme, host and port alone.'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is neither a number of proxies nor a list of addresses.'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is neither a number of proxies nor a list of addresses.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres:// or postgresql://.'],
  ['SMTP_URL', 'mail.example.com', 'SMTP_URL is not an address.'],
  ['SECRET', 'short', 'SECRET must have at least 32 characters.'],
  ['ACCOUNT_TOURS', '0', 'ACCOUNT_TOURS is not a number from 1 to 999999999. Example: ACCOUNT_TOURS=200'],
  ['ACCOUNT_STORAGE', 'much', 'ACCOUNT_STORAGE is not a size such as 500 MB or 20 GiB.'],
  ['DISK_RESERVE', '120 %', 'DISK_RESERVE is not a size'],
  ['ROLE', 'king', 'ROLE must be web, worker or all. Example: ROLE=web'],
  ['PICTURE_MEMORY', '64 MB', 'PICTURE_MEMORY must be at least 384 MB.'],
  ['MEDIA_ACCEL', 'stored', 'MEDIA_ACCEL is not a path that begins and ends with a slash.'],
  ['OPERATOR_PHONE', 'call me', 'OPERATOR_PHONE is not a telephone number.'],
  ['OPERATOR_NAME', 'A\nB', 'OPERATOR_NAME must be one line of at most 200 characters.'],
  ['OPERATOR_ADDRESS', ' ; ', 'OPERATOR_ADDRESS must be 1 to 6 lines of at most 200 characters.'],
  ['SEED_DEMOS', 'yes', 'SEED_DEMOS must be true or false.'],
  ['GA_MEASUREMENT_ID', 'UA-1', 'GA_MEASUREMENT_ID is not a measurement id.'],
  ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.'],
  ['STRIPE_API_URL', 'http://127.0.0.1:1', 'STRIPE_SECRET_KEY is required when STRIPE_API_URL is set.'],
])('%s=%s stops the start with a line that says why', (name, value, line) => {
  const fault = faultOf({ [name]: value });
  expect(fault).toContain(line);
  expect(fault).toContain('Example: ');
  expect(fault).not.toContain('\n');
});

test('a database server needs the secret that its processes share', () => {
  expect(faultOf({ DATABASE_URL: 'postgres://host/tours' })).toContain(
    'SECRET is required when DATABASE_URL is set',
  );
});

test.each([
  ['S3_REGOIN', 'S3_REGOIN is not a setting; perhaps S3_REGION is meant.'],
  ['DATABASE_URI', 'DATABASE_URI is not a setting; perhaps DATABASE_URL is meant.'],
  ['PUBLICURL', 'PUBLICURL is not a setting; perhaps PUBLIC_URL is meant.'],
  ['TOURWRIGHT_PORT', 'TOURWRIGHT_PORT is not a setting; --help lists them all.'],
])('the unknown variable %s stops the start', (name, line) => {
  expect(faultOf({ [name]: 'x' })).toContain(line);
});

test('variables of other programs are left alone', () => {
  expect(faultOf({ HOSTNAME: 'x', PORTS: '1', DATABASE: 'x', npm_config_port: 'x' })).toBe('none');
});

test('no value is repeated in the line, since it may be a password', () => {
  expect(faultOf({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).not.toContain('hunter2');
});
