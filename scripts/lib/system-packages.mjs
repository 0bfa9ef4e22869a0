// The system packages that the tests want: got by apt-get where that is allowed, else named in one line.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './ready.mjs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const findBrowser = () => [process.env.CHROMIUM_PATH, ...browsers].find((file) => file && existsSync(file));
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** What the stories of other engines need, by the command that shows that it is there. */
const engines = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * Begins to make sure of a browser (needed), and of radosgw (a true S3 server), Firefox and WebKit, without which
 * their tests skip. What it returns waits until that is done, and resolves to the browser's path or null.
 */
export function beginSystemPackages() {
  const missing = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(has('radosgw') ? [] : ['radosgw', 'ceph-mon', 'ceph-osd']),
    ...Object.keys(engines).flatMap((command) => (has(command) ? [] : engines[command])),
  ];
  const ended = missing.length > 0 ? aptInstall(missing) : undefined;
  return async () => {
    await ended;
    return sayWhatLacks();
  };
}

function sayWhatLacks() {
  const browser = findBrowser();
  if (!browser)
    say('The browser tests need Chromium: run `apt-get install chromium` as root, or set CHROMIUM_PATH.');
  if (!has('radosgw'))
    say('The S3 tests are skipped: `apt-get install radosgw ceph-mon ceph-osd` brings the server they need.');
  const lacking = Object.keys(engines).filter((command) => !has(command));
  if (lacking.length > 0)
    say(
      `Stories in other engines are skipped: \`apt-get install ${lacking.map((command) => engines[command]).join(' ')}\` brings what they need.`,
    );
  return browser ?? null;
}

function aptInstall(packages) {
  if (!has('apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return;
  say(`Installing ${packages.join(', ')} ...`);
  const apt = [...sudo, 'env DEBIAN_FRONTEND=noninteractive apt-get -qq'].join(' ');
  const install = `${apt} install -y --no-install-recommends`;
  const names = packages.join(' ');
  // One by one where the whole list does not go: a missing S3 server must not cost us the browser.
  const steps = `${apt} update; ${install} ${names} || for name in ${names}; do ${install} "$name"; done`;
  // By a shell, which takes step after step also while this process waits for npm.
  const shell = spawn('sh', ['-c', steps], { stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => shell.on('error', resolve).on('close', resolve));
}
