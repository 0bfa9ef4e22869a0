import { expect, test } from 'vitest';
import { readRobots, robotsAllow } from './robots.ts';

const robot = 'TourwrightImport';

test('what names nobody allows all', () => {
  expect(robotsAllow('', robot, '/tour')).toBe(true);
  expect(robotsAllow('<!doctype html><p>Not found', robot, '/tour')).toBe(true);
  expect(robotsAllow('User-agent: *\nDisallow:', robot, '/tour')).toBe(true);
});

test('the longest rule that fits holds, and of two as long the one that allows', () => {
  const text = 'User-agent: *\nDisallow: /\nAllow: /tours/ # those\nDisallow: /tours/secret';
  expect(robotsAllow(text, robot, '/')).toBe(false);
  expect(robotsAllow(text, robot, '/tours/a.html')).toBe(true);
  expect(robotsAllow(text, robot, '/tours/secret.html')).toBe(false);
  expect(robotsAllow('User-agent: *\nDisallow: /a\nAllow: /a', robot, '/a')).toBe(true);
});

test('a group of its own counts alone, whatever stands for all', () => {
  const text =
    'User-agent: *\nDisallow: /\n\nUser-agent: Other\nUser-agent: tourwrightimport\nDisallow: /private';
  expect(robotsAllow(text, robot, '/tour')).toBe(true);
  expect(robotsAllow(text, robot, '/private/tour')).toBe(false);
});

test('stars stand for anything, a dollar for the end', () => {
  const text = 'User-agent: *\nDisallow: /*.json$\nDisallow: /a*b*c';
  expect(robotsAllow(text, robot, '/x/tour.json')).toBe(false);
  expect(robotsAllow(text, robot, '/x/tour.json?v=1')).toBe(true);
  expect(robotsAllow(text, robot, '/a1b2c3')).toBe(false);
  expect(robotsAllow(text, robot, '/a1c2b3')).toBe(true);
});

test('a file without end is read as far as it counts, and half a line of it is no rule', async () => {
  let read = 0;
  async function* endless() {
    yield Buffer.from('User-agent: *\nDisallow: /secret\n');
    for (; ; read += 1000) yield Buffer.from(`Disallow: /${'x'.repeat(988)}\n`);
  }
  const text = await readRobots(endless());
  expect(read).toBeGreaterThan(500 * 1024);
  expect(read).toBeLessThan(600 * 1024);
  expect(robotsAllow(text, robot, '/secret')).toBe(false);
  expect(robotsAllow(text, robot, '/tour')).toBe(true);
  expect(new Set(text.split('\n').slice(2)).size).toBe(1);
});
