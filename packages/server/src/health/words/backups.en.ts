const why =
  '{fault, select, disk_full {the disk is full} disk_failing {the disk fails} database_away {the database was away} storage_away {the bucket was away} damaged {the file is damaged} other {something broke, and the log says what}}';

/** What is found of backups. */
export const backupWords = {
  'title.backup': 'Backup',
  'backup.made': 'The newest backup is {ageMs} old ({sizeBytes}, {path}).',
  'backup.none': 'There is no backup.',
  'backup.none.do': 'Make one, and set BACKUP_DIR for one every day.',
  'backup.first': 'There is no backup yet; the first one is made within a day.',
  'backup.first.do': 'Make one now, if you do not want to wait.',
  'backup.old': 'The newest backup is {ageMs} old.',
  'backup.old.do': 'Make one. With BACKUP_DIR set there is one every day: see whether jobs are done.',
  'backup.failed': `The backup of {triedAt} could not be made: ${why}.`,
  'backup.failed.do': 'Fix that, and make one by hand to see that it works.',
  'backup.gone': 'The newest backup does not lie at {path} any more, or is not what was written.',
  'backup.gone.do': 'See who took it away, and make another one now.',

  'title.backup-proof': 'Proof of backups',
  'backup-proof.proven':
    'A drill {ageMs} ago brought back {rows, plural, one {# row} other {# rows}} and {files, plural, one {# file} other {# files}}, all the same.',
  'backup-proof.nothing': 'There is no backup to be proven.',
  'backup-proof.none': 'No backup was proven to come back.',
  'backup-proof.none.do': 'Prove one; with BACKUP_DIR set that happens by itself (BACKUP_PROVE).',
  'backup-proof.old': 'The last backup that was proven to come back was proven {ageMs} ago.',
  'backup-proof.old.do': 'Prove another one; with BACKUP_DIR set that happens by itself (BACKUP_PROVE).',
  'backup-proof.refuted': `The backup {path} would not come back: ${why}.`,
  'backup-proof.refuted.do': 'Make another one now, to another disk.',

  'title.backup-place': 'Place of backups',
  'backup-place.good': '{path} lies on a disk of its own, with {freeBytes} free.',
  'backup-place.none': 'BACKUP_DIR is unset: backups are made by hand.',
  'backup-place.later': '{path} is made with the first backup.',
  'backup-place.same-disk': '{path} lies on the same disk as the data: one that fails takes both.',
  'backup-place.same-disk.do':
    'Set BACKUP_DIR to another disk, or copy it elsewhere every day (rsync, restic, rclone).',
  'backup-place.read-only': 'Nothing can be written to {path}.',
  'backup-place.read-only.do':
    'Give it to the account of the server with chown, or see whether it is mounted.',
  'backup-place.open': 'Other accounts of this machine can look into {path} (mode {mode}).',
  'backup-place.open.do': 'Close it to them: backups hold everything that people keep private.',
  'backup-place.full': 'Only {freeBytes} are free in {path}, and the last backup took {sizeBytes}.',
  'backup-place.full.do': 'Keep fewer of them (BACKUP_KEEP), or take a larger disk.',
} as const;
