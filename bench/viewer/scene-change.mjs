// How long a visitor waits from the click on a link until the next room is sharp: for us on the real preview page, and
// for the peers that have tours, in the peer bench's way (frames that the compositor presents, its networks).
//   node scene-change.mjs --bench FOLDER --net fast,4g --runs 3 --size 8192 --out FILE [--only NAME,NAME]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';

const { values: options } = parseArgs({
  options: {
    bench: { type: 'string', default: '.' },
    net: { type: 'string', default: 'fast,4g,slow4g' },
    runs: { type: 'string', default: '3' },
    size: { type: 'string', default: '8192' },
    out: { type: 'string', default: 'scene-change.json' },
    only: { type: 'string' },
  },
});
/** A part of the peer bench. */
const part = (file) => import(pathToFileURL(resolve(options.bench, 'lib', file)).href);
const { CHROME_ARGS, CHROMIUM, NETS, THRESHOLDS, VIEWPORT, viewOf } = await part('config.mjs');
const { loadContestant } = await part('contestant.mjs');
const { blocksWithin, decode } = await part('image.mjs');
const { startServer } = await part('server.mjs');
const size = Number(options.size);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Pages with a button `#go` that leads to a second room, looked at from behind, as their makers' examples do it. */
const peers = {
  marzipano(html) {
    // Everything that makes the first scene again, at other addresses, looking the other way.
    const [, first] = /(var source = [\s\S]*)<\/script>/.exec(html);
    const second = first
      .replaceAll('.jpg', '.jpg?room=2')
      .replace(/yaw: (-?[\d.]+) \* r/, (_, yaw) => `yaw: ${Number(yaw) + 170} * r`)
      .replace(/\.switchTo\(.*?\);/, '.switchTo();');
    return html.replace('</body>', button(`(function () { ${second} })()`));
  },
  'pannellum-multires'(html) {
    const [, config] = /pannellum\.viewer\('p', (\{[\s\S]*?\})\);/.exec(html);
    return html
      .replace(
        /pannellum\.viewer\('p', (\{[\s\S]*?\})\);/,
        () => `var first = ${config}, second = JSON.parse(JSON.stringify(first));
second.multiRes.extension = 'jpg?room=2'; second.yaw += 170;
window.viewer = pannellum.viewer('p', { default: { firstScene: 'a', sceneFadeDuration: 1000, autoLoad: true }, scenes: { a: first, b: second } });`,
      )
      .replace('</body>', button(`viewer.loadScene('b')`));
  },
  'psv-cube-tiles'(html) {
    const [, panorama] = /(panorama: [\s\S]*?\}) \}\);/.exec(html);
    const second = `({ ${panorama.replaceAll(".jpg'", ".jpg?room=2'")} }).panorama`;
    return html
      .replace('start({ container', 'window.viewer = start({ container')
      .replace(
        '</body>',
        button(
          `for (var k in F) base[k] += '?room=2'; viewer.setPanorama(${second}, { position: { yaw: '-160deg', pitch: 0 } })`,
        ),
      );
  },
};

function button(action) {
  return `<button id="go" style="position:fixed;left:0;bottom:0;z-index:9;opacity:.01" onclick="${action
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}">go</button></body>`;
}

async function measure(name, netName) {
  const contestant = await loadContestant(name, size);
  const makesRoom = peers[name];
  if (makesRoom) {
    for (const path of Object.keys(contestant.serve.pages)) {
      contestant.serve.pages[path] = makesRoom(contestant.serve.pages[path]);
    }
  }
  const server = await startServer(contestant.serve);
  if (contestant.proxyTo) server.proxyTo(contestant.proxyTo);
  for (const file of contestant.warm) server.warm(file);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROME_ARGS });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: 1 });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    if (NETS[netName])
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...NETS[netName] });
    const screencast = await watchScreen(page, cdp, server);
    await page.goto(server.origin + contestant.path, { timeout: 0 });
    const link = makesRoom ? '#go' : '.tw-hotspot[data-kind=link]:not([data-outside])';
    await page.waitForSelector(link, { timeout: 60_000 });
    const quietMs = netName === 'slow4g' ? 5000 : 3000;
    await screencast.settle(quietMs);
    // The pointer comes first, as a visitor's does.
    await page.hover(link);
    await sleep(400);
    const before = screencast.frames.length;
    const clickedAt = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    await screencast.settle(quietMs);
    return await sharpAfter(name, screencast.frames, { before, clickedAt });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Collects the frames that the compositor presents; `settle` waits until nothing has changed or been fetched for this long. */
async function watchScreen(page, cdp, server) {
  const frames = [];
  let lastChange = Date.now();
  cdp.on('Page.screencastFrame', ({ sessionId, data, metadata }) => {
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    if (data === frames.at(-1)?.data) return;
    lastChange = Date.now();
    frames.push({ at: metadata.timestamp * 1000, data });
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, everyNthFrame: 1 });
  const settle = async (quietMs) => {
    const since = Date.now();
    for (let turn = 0; Date.now() - Math.max(lastChange, since) < quietMs || server.inFlight > 0; turn++) {
      // A visitor's hand: what fades when nobody moves would otherwise count as part of the room.
      if (turn % 10 === 9) await page.mouse.move(VIEWPORT.width / 2 + (turn % 20 === 9 ? 1 : 0), 2);
      await sleep(100);
    }
  };
  return { frames, settle };
}

/** Milliseconds from the click to the first frame from which on all look like the last one; throws when the room did not change. */
async function sharpAfter(name, frames, { before, clickedAt }) {
  const decoded = ({ data }) => decode(Buffer.from(data, 'base64'));
  const last = await decoded(frames.at(-1));
  const likeLast = ({ y }) => blocksWithin(y, last.y, last.w, last.h, THRESHOLDS.sharpBlockMae);
  let sharpMs = null;
  for (const frame of frames.slice(before)) {
    if (likeLast(await decoded(frame)) < THRESHOLDS.sharpBlocks) sharpMs = null;
    else sharpMs ??= Math.round(frame.at - clickedAt);
  }
  if (likeLast(await decoded(frames[before - 1])) > 0.5) throw new Error(`${name}: the room did not change`);
  return sharpMs;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const contestants = options.only?.split(',') ?? ['tourwright-tour', ...Object.keys(peers)];
const results = [];
for (const net of options.net.split(',')) {
  const found = new Map();
  for (let run = 0; run < Number(options.runs); run++) {
    for (const name of contestants) {
      const sharpMs = await measure(name, net);
      found.set(name, [...(found.get(name) ?? []), sharpMs]);
      console.log(`${name.padEnd(20)} ${net.padEnd(6)} click to sharp ${sharpMs} ms`);
    }
  }
  for (const [name, values] of found)
    results.push({ name, net, size, view: viewOf(size), sharpMs: median(values), values });
}
const file = resolve(options.out);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(results, null, 1));
console.table(results.map(({ name, net, sharpMs }) => ({ name, net, sharpMs })));
