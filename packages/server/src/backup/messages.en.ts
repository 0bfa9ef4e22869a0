/** The texts of mails to operators about backups. */
export const en = {
  'mail.backup.hello': 'Hello,',
  'mail.backup.subject': 'No backup was made: {host}',
  'mail.backup.body':
    'The backup of {at} could not be made: {reason}.\n\nIt is tried again tomorrow. The last one that was made is of {lastAt}.',
  'mail.backup.body-first':
    'The backup of {at} could not be made: {reason}.\n\nIt is tried again tomorrow. None was made before.',
  'mail.backup.subject-drill': 'A backup would not come back: {host}',
  'mail.backup.body-drill':
    'The drill with the backup {path} failed: {reason}.\n\nIt was made at {at}. Make another one now, and see to the disk that it lies on.',
  'mail.backup.command': 'On the machine of the server: {command}',
  'mail.backup.sender': 'Sent by {origin}',
  'mail.backup.reason.disk_full': 'the disk is full',
  'mail.backup.reason.disk_failing': 'the disk fails',
  'mail.backup.reason.database_away': 'the database was away',
  'mail.backup.reason.storage_away': 'the bucket was away',
  'mail.backup.reason.damaged': 'the file is damaged',
  'mail.backup.reason.broke': 'something broke, and the log says what',
} as const;
