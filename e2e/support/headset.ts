/** A headset that is only pretended (iwer, the WebXR emulator of Meta), worn by a test. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Direction, yawPitchOf } from '@tourwright/tour/sphere';
import type { XRDevice } from 'iwer';
import { frames } from './frames.ts';

declare global {
  interface Window {
    /** As iwer's own script leaves it. */
    IWER: typeof import('iwer');
    headset: XRDevice;
  }
}

const script = createRequire(import.meta.url)
  .resolve('iwer')
  .replace(/lib.index\.js$/, 'build/iwer.min.js');

/** Puts a headset onto the page, with two controllers unless it is to be worn without. */
export async function wearHeadset(page: Page, { hasControllers = true } = {}): Promise<void> {
  await page.addInitScript({ path: script });
  await page.addInitScript((withControllers) => {
    const { XRDevice, metaQuest3 } = window.IWER;
    const headset = new XRDevice(metaQuest3, { stereoEnabled: true });
    headset.position.set(0, 0, 0);
    for (const controller of Object.values(headset.controllers)) {
      if (controller) controller.connected = withControllers;
    }
    headset.installRuntime({ forceInstall: true });
    window.headset = headset;
  }, hasControllers);
}

/** Turns the head, radians. */
export async function turnHead(page: Page, yaw: number, pitch = 0): Promise<void> {
  await page.evaluate((q) => window.headset.quaternion.set(...q), quaternionTo(yaw, pitch));
  await frames(page, 4);
}

/** Points the right controller, which is held at the head, in a direction of the scene. */
export async function pointAt(page: Page, direction: Direction): Promise<void> {
  const { yaw, pitch } = yawPitchOf(direction);
  await page.evaluate(
    (q) => {
      const right = window.headset.controllers.right;
      right?.position.set(0, -0.001, 0);
      right?.quaternion.set(...q);
    },
    quaternionTo(yaw, pitch),
  );
  await frames(page, 4);
}

/** Pulls the trigger and lets go. */
export async function pullTrigger(page: Page): Promise<void> {
  for (const value of [1, 0]) {
    await page.evaluate((v) => window.headset.controllers.right?.updateButtonValue('trigger', v), value);
    await frames(page, 4);
  }
}

/** Pushes the thumbstick to a side (-1..1) and lets go. */
export async function pushStick(page: Page, x: number): Promise<void> {
  for (const value of [x, 0]) {
    await page.evaluate((v) => window.headset.controllers.right?.updateAxes('thumbstick', v, 0), value);
    await frames(page, 4);
  }
}

/** As a quaternion: first up around the right hand's axis, then to the right around the upright one. */
export function quaternionTo(yaw: number, pitch: number): [number, number, number, number] {
  const [sy, cy, sp, cp] = [Math.sin(-yaw / 2), Math.cos(-yaw / 2), Math.sin(pitch / 2), Math.cos(pitch / 2)];
  return [cy * sp, sy * cp, -sy * sp, cy * cp];
}
