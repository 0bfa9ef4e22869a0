// @vitest-environment jsdom
/** A viewer that runs already is moved into the component, also where the browser knows no `moveBefore`. */
import { beforeEach, expect, test, vi } from 'vitest';
import { moveInto } from './running-viewer.ts';

let element: HTMLElement;
let parent: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="early"><canvas></canvas><button>Kitchen</button></div><main></main>';
  element = document.querySelector('#early') as HTMLElement;
  parent = document.querySelector('main') as HTMLElement;
});

test('without moveBefore the keyboard stays where it was', () => {
  expect('moveBefore' in parent).toBe(false);
  const button = element.querySelector('button');
  button?.focus();
  moveInto(parent, element);
  expect(element.parentElement).toBe(parent);
  expect(document.activeElement).toBe(button);
});

test('with moveBefore the element never leaves the page', () => {
  const moveBefore = vi.fn();
  Object.assign(parent, { moveBefore });
  moveInto(parent, element);
  expect(moveBefore.mock.calls).toEqual([[element, null]]);
  expect(element.parentElement).toBe(document.body);
});
