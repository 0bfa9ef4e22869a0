/** Findings about the database, the files, mails and jobs. */
export const storeWords = {
  'title.database': 'Database',
  'database.embedded': 'The embedded PostgreSQL {version} answers; it holds {sizeBytes}.',
  'database.outside': 'PostgreSQL {version} answers in {latencyMs}; it holds {sizeBytes}.',
  'database.slow': 'PostgreSQL {version} takes {latencyMs} for the shortest query.',
  'database.slow.do': 'Bring it nearer to this machine, or see what keeps it busy.',
  'database.old': 'The database is PostgreSQL {version}, and 15 is the oldest that will do.',
  'database.old.do': 'Upgrade it with pg_upgrade, or restore a backup of Tourwright into a newer one.',
  'database.away': 'The database cannot be used: {reason}',
  'database.away.do': 'Start it, or set DATABASE_URL right.',
  'database.none': 'There is no database yet: {reason}',
  'database.none.do': 'Start the server once, or set DATA_DIR to the folder that it has.',

  'title.migrations': 'Tables',
  'migrations.same': 'The tables are those of this release ({count} migrations).',
  'migrations.older':
    'The tables lack {count, plural, one {# migration} other {# migrations}} of this release.',
  'migrations.older.do':
    'Start the server with this release; it makes a backup worth having before (`npx tourwright backup`).',
  'migrations.newer':
    'The tables went through {count, plural, one {# migration} other {# migrations}} that this release does not know.',
  'migrations.newer.do': 'Start the release that was here last, or a newer one.',
  'migrations.restoring': 'A restore into this database did not come to its end.',
  'migrations.restoring.do': 'Run the same `npx tourwright restore FILE` again: it starts over.',

  'title.database-settings': 'Safety of the database',
  'database-settings.safe': 'What was saved survives a power cut, and damaged pages are noticed.',
  'database-settings.no-checksums':
    'What was saved survives a power cut. Damaged pages are not noticed, since the cluster has no checksums.',
  'database-settings.no-checksums.do':
    'Turn them on when it is stopped: pg_checksums --enable -D its data folder.',
  'database-settings.unsafe': '{name} is off: after a power cut the database may be lost.',
  'database-settings.unsafe.do': 'Turn it on, in psql as its superuser.',
  'database-settings.late-commit':
    'synchronous_commit is off: after a power cut the last changes may be missing.',
  'database-settings.late-commit.do': 'Turn it on, in psql as its superuser.',
  'database-settings.encoding':
    'The database keeps text as {encoding}, and names in other scripts cannot be stored.',
  'database-settings.encoding.do': 'Make a database with the encoding UTF8, and restore a backup into it.',
  'database-settings.read-only': 'The database only reads: it is a replica, or set to.',
  'database-settings.read-only.do': 'Set DATABASE_URL to the primary, without default_transaction_read_only.',
  'database-settings.few-connections':
    'The database allows {connections} connections; a server and a worker need up to {least}.',
  'database-settings.few-connections.do': 'Raise max_connections and restart it.',

  'title.database-load': 'Load of the database',
  'database-load.calm': '{used} of {most} connections are in use.',
  'database-load.connections': '{used} of {most} connections are in use: requests will be answered with 503.',
  'database-load.connections.do': 'Raise max_connections, or stop what else uses this database.',
  'database-load.long': 'A transaction has been open for {openMs}; until it ends, nothing is cleaned up.',
  'database-load.long.do': 'See whose it is (in psql), and end it with pg_terminate_backend.',
  'database-load.vacuum':
    'The database has not been vacuumed for {age, number} transactions; at two billion it refuses all writes.',
  'database-load.vacuum.do': 'Run this in psql, and see why autovacuum does not.',

  'title.storage': 'Files',
  'storage.disk': 'Files can be written to {place}.',
  'storage.bucket': 'The bucket {place} takes, gives and deletes a file in {latencyMs}.',
  'storage.slow': '{place} takes {latencyMs} to write and delete a small file; a panorama has hundreds.',
  'storage.slow.do': 'Take a bucket that is nearer, or see what keeps the disk busy.',
  'storage.none': 'There are no files at {place} yet.',
  'storage.none.do': 'Start the server once, or set DATA_DIR to the folder that it has.',
  'storage.away': 'Files cannot be written to {place}: {reason}',
  'storage.away.do': 'See that it is there and that the server may write, list and delete in it.',
  'storage.another': 'The files at {place} are those of another installation than the database.',
  'storage.another.do': 'Set DATA_DIR or S3_BUCKET to the place that the server has had before.',

  'title.mail': 'Mail',
  'mail.server': 'The mail server {host} lets us in.',
  'mail.away': 'The mail server {host} cannot be used: {reason}',
  'mail.away.do': 'Set SMTP_URL right. Mails that wait leave by themselves as soon as it works, for a week.',
  'mail.outbox': 'Mails are files in {path}, as SMTP_URL is unset ({count} so far).',
  'mail.outbox-public':
    'Nobody gets mail: {count, plural, one {# lies} other {# lie}} in {path}, as SMTP_URL is unset.',
  'mail.outbox-public.do':
    'Set SMTP_URL and MAIL_FROM, such as SMTP_URL=smtps://user:password@mail.example.com:465',

  'title.mail-queue': 'Outgoing mail',
  'mail-queue.moving':
    '{count, plural, =0 {No mail waits} one {# mail is on its way} other {# mails are on their way}}.',
  'mail-queue.late': '{count, plural, one {# mail waits} other {# mails wait}}, the oldest for {waitedMs}.',
  'mail-queue.late.do':
    'See whether jobs are done and what the log says of “send-mail”; after a week a mail is given up.',

  'title.jobs': 'Jobs',
  'jobs.moving': '{count, plural, =0 {No job waits} one {# job waits} other {# jobs wait}}, {active} run.',
  'jobs.none-yet': 'No job was queued yet.',
  'jobs.nobody':
    'Nobody does jobs: “{kind}” has waited for {waitedMs}, and {count, plural, one {it is alone} other {# wait in all}}.',
  'jobs.nobody.do': 'Start a process with ROLE=worker, or the server without ROLE.',
  'jobs.behind':
    'Jobs are behind: “{kind}” has waited for {waitedMs}, and {count, plural, one {it is alone} other {# wait in all}}.',
  'jobs.behind.do':
    'Wait if many photos came at once; else give the machine more cores, or start another worker.',
  'jobs.stuck':
    '{count, plural, one {# job says} other {# jobs say}} nothing any more; another process takes over soon.',
  'jobs.stuck.do':
    'See whether a process was killed, for want of memory for instance (`journalctl -k | grep -i oom`).',

  'title.failed-jobs': 'Failed jobs',
  'failed-jobs.none': 'No job was given up within a day.',
  'failed-jobs.some':
    '{count, plural, one {# job} other {# jobs}} of the kind “{kind}” {count, plural, one {was} other {were}} given up, the last at {lastAt}.',
  'failed-jobs.some.do':
    'Look for “A job failed” in the log of that time; `npx tourwright fsck --repair` queues what can be done again.',
} as const;
