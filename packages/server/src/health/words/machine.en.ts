/** Findings about the machine, the settings and the files in DATA_DIR. */
export const machineWords = {
  'title.settings': 'Settings',
  'settings.fit': 'All settings can be read; people come to {address}.',
  'settings.wrong': '{reason}',
  'settings.wrong.do': 'Set it right, where the server gets its settings from, and run this again.',
  'settings.role': 'ROLE is {role}, and the embedded database serves one process alone.',
  'settings.role.do': 'Leave ROLE unset, or set DATABASE_URL so that several processes can share the work.',
  'settings.disk': 'This process has ROLE={role}, and files lie in its own DATA_DIR.',
  'settings.disk.do':
    'Make sure that every process sees the same disk at DATA_DIR, or set S3_ENDPOINT and S3_BUCKET.',

  'title.server': 'Server',
  'server.runs': 'Process {pid} serves{count, plural, one {} other {, one of # on this machine}}.',
  'server.stopped':
    'No server runs on this machine with DATA_DIR={path}. What only a running server knows is left out.',
  'server.stopped.do':
    'If one does run, give this command the settings that it has: at least DATA_DIR, DATABASE_URL and PUBLIC_URL.',

  'title.release': 'Release',
  'release.whole': 'Tourwright {version} on {platform}, with its web app.',
  'release.no-web': 'Tourwright {version} has no built web app: people would see nothing.',
  'release.no-web.do': 'Build it. `npm start` does it by itself.',

  'title.node': 'Node',
  'node.good': 'Node {version}.',
  'node.odd': 'Node {version} is a release that gets fixes for a few months only.',
  'node.odd.do': 'Use an even one, such as the Node 24 that comes with the packages: start with `npm start`.',
  'node.old': 'Node {version} is older than {least}.',
  'node.old.do': 'Start with `npm start`, which uses the Node 24 that comes with the packages.',

  'title.memory': 'Memory',
  'memory.enough': '{availableBytes} of {totalBytes} are free.',
  'memory.used':
    'Only {availableBytes} of {totalBytes} are free: large photos may fail, and so may the database.',
  'memory.used.do': 'See what uses it, and give the machine more or stop what is not needed.',
  'memory.little': 'There are {totalBytes} of memory in all: photos of 16K and more may be refused.',
  'memory.little.do': 'Give the machine or container 2 GB or more, or ask owners to upload smaller photos.',
  'memory.promised': 'PICTURE_MEMORY gives photos {pictureBytes} of the {totalBytes} that there are.',
  'memory.promised.do': 'Set it to half of the memory at most, or leave it unset.',

  'title.open-files': 'Open files',
  'open-files.many': 'A process may hold {limit, number} files and connections open.',
  'open-files.endless': 'A process may hold any number of files and connections open.',
  'open-files.few':
    'A process may hold only {limit, number} files and connections open: a crowd of visitors would be refused.',
  'open-files.few.do':
    'Raise it: LimitNOFILE=65536 in a systemd unit, --ulimit nofile=65536 for a container.',
  'open-files.unknown': 'This system does not say how many files a process may hold open.',

  'title.initcwnd': 'First packets',
  'initcwnd.raised': 'New connections begin with {packets} packets.',
  'initcwnd.usual':
    'New connections begin with {packets} packets, about {packets, plural, =10 {14 kB} other {# × 1.4 kB}}.',
  'initcwnd.usual.do':
    'If visitors come straight to this machine, let them get a first picture in two rounds instead of four. It is safe, and gone after a reboot unless your network settings keep it.',
  'initcwnd.few':
    'New connections begin with {packets, plural, one {# packet} other {# packets}} only: somebody set the route so, and first pictures wait for it.',
  'initcwnd.few.do':
    'Let them begin with more; it is safe, and gone after a reboot unless your network settings keep it.',
  'initcwnd.unknown': 'This system does not say with how many packets new connections begin.',

  'title.disk-space': 'Disk space',
  'disk-space.room': '{freeBytes} of {totalBytes} are free for {path}.',
  'disk-space.low': 'Only {freeBytes} of {totalBytes} are free for {path}.',
  'disk-space.low.do':
    'Make room or take a larger disk before uploads are refused; this shows what is large.',
  'disk-space.full':
    '{freeBytes} of {totalBytes} are free for {path}, and {reserveBytes} stay reserved: uploads are refused.',
  'disk-space.full.do': 'Make room or take a larger disk now; this shows what is large.',

  'title.inodes': 'Number of files',
  'inodes.room': '{free, number} more files fit on the disk of {path}.',
  'inodes.endless': 'The disk of {path} holds any number of files.',
  'inodes.few':
    'Only {free, number} of {total, number} more files fit on the disk of {path}; a panorama has hundreds.',
  'inodes.few.do':
    'Delete many small files, or create the file system again with more inodes (mkfs.ext4 -i 8192).',
  'inodes.none':
    'Only {free, number} more files fit on the disk of {path}: panoramas cannot be cut any more.',
  'inodes.none.do': 'Delete many small files now; this shows where they are.',

  'title.clock': 'Clock',
  'clock.agrees': 'The clocks agree.',
  'clock.alone': 'Nothing keeps the clock of this machine right.',
  'clock.alone.do':
    'Turn time synchronization on: links and sessions end by the clock, and uploads take turns by it.',
  'clock.database': 'The clock of the database is {offMs} off that of this machine.',
  'clock.database.do': 'Turn time synchronization on, on both machines.',
  'clock.bucket':
    'The clock of the bucket is {offMs} off that of this machine; it refuses requests that are 15 minutes off.',
  'clock.bucket.do': 'Turn time synchronization on.',

  'title.data-dir': 'Data folder',
  'data-dir.private': 'Only its own account can read what matters in {path}.',
  'data-dir.none': 'There is no {path} yet: no server has been started with these settings.',
  'data-dir.none.do': 'Start one, or set DATA_DIR to the folder that it has.',
  'data-dir.read-only': 'Nothing can be written in {path} by this account.',
  'data-dir.read-only.do':
    'Run the server as the account that the folder belongs to, or give it to this one with chown.',
  'data-dir.open': 'Other accounts of this machine can read {path} (mode {mode}).',
  'data-dir.open.do': 'Close it to them.',
  'data-dir.another-account':
    '{path} belongs to account {owner}, and this is another one: not all can be seen.',
  'data-dir.another-account.do': 'Run this as that account.',
  'data-dir.strange':
    '{path}{count, plural, one { belongs} other { and # others belong}} to another account than the rest: the server may not be able to change {count, plural, one {it} other {them}}.',
  'data-dir.strange.do': 'Give it back to the account that the server runs as.',

  'title.secret': 'Secret',
  'secret.made': 'The secret was generated and is strong.',
  'secret.set': 'SECRET is set and looks strong.',
  'secret.later': 'The secret will be generated at the first start.',
  'secret.weak': 'SECRET can be guessed: an attacker could then log in as anybody.',
  'secret.weak.do': 'Set it to what this prints, in every process. Everybody has to log in again.',
} as const;
