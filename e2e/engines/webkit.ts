/** WebKit as Debian brings it: MiniBrowser of WebKitGTK, driven by its own WebDriver on a screen in memory. */
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import type { Engine, EnginePage, Point } from './engine.ts';
import { hasVirtualScreen, openVirtualScreen } from './virtual-screen.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPath = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1);

/** What is missing here to run it, as a line; null when nothing is. */
export function webkitLack(): string | null {
  if (existsSync(driverPath) && hasVirtualScreen && browserPath()) return null;
  return 'WebKit is not tested: `apt-get install webkit2gtk-driver xvfb` brings it.';
}

/** Each page is a session, and so a browser, of its own. */
export async function openWebkit(): Promise<Engine> {
  const screen = await openVirtualScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], { env: screen.env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return {
    async open(size) {
      const session = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] },
          }),
        )
        .build();
      await setInnerSize(session, size);
      return pageOf(session);
    },
    async close() {
      driver.kill();
      screen.close();
    },
  };
}

function pageOf(session: WebDriver): EnginePage {
  const pointer = (at: Point, durationMs = 0) =>
    ({ origin: Origin.VIEWPORT, x: Math.round(at.x), y: Math.round(at.y), duration: durationMs }) as const;
  return {
    goto: (address) => session.get(address),
    evaluate: (script, ...args) => session.executeScript(script as never, ...args),
    click: (at) => session.actions().move(pointer(at)).press().release().perform(),
    drag: (from, to) =>
      session.actions().move(pointer(from)).press().move(pointer(to, 200)).release().perform(),
    type: async (text) => {
      await (await session.switchTo().activeElement()).sendKeys(text.replaceAll('\n', Key.ENTER));
    },
    chooseFiles: (paths) => session.findElement(By.css('input[type=file]')).sendKeys(paths.join('\n')),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

/** Windows have a frame and a bar, whose height only the page knows. */
async function setInnerSize(
  session: WebDriver,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ width, height });
  const [innerWidth, innerHeight] = await session.executeScript<[number, number]>(() => [
    globalThis.innerWidth,
    globalThis.innerHeight,
  ]);
  await window.setRect({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}

async function answers(address: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (await fetch(`${address}/status`).catch(() => null)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${driverPath} did not answer within 20 s`);
}
