/** The list of a large tour on the whole screen: cards out of view are only names. */
import { readFile } from 'node:fs/promises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PretendEditor, pretendEditor } from '../../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';

let editor: PretendEditor;
const sights = new Map<Element, (isIntersecting: boolean) => void>();

/** Reports only what the test says. */
class Sight {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(element: Element): void {
    sights.set(element, (isIntersecting) =>
      this.#tell([{ isIntersecting } as IntersectionObserverEntry], this as never),
    );
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  const more = Array.from({ length: 40 }, (_, index) => sampleScene(index + 3, `Room ${index + 3}`));
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen'), ...more];
  editor = pretendEditor(sampleTour({ scenes }), []);
  vi.stubGlobal('IntersectionObserver', Sight);
});
afterEach(() => editor.close());

const scenes = () => within(screen.getByRole('list', { name: 'Scenes in their order' }));
/** A scene comes into sight or leaves it, once it is watched. */
async function scroll(id: number, isIntersecting: boolean): Promise<void> {
  const place = () => document.querySelector(`li[data-scene-id="${id}"]`) as Element;
  await waitFor(() => expect(sights.has(place())).toBe(true));
  act(() => sights.get(place())?.(isIntersecting));
}

test('a scene out of sight is a name in its place; in sight it has its card, until it leaves again', async () => {
  await editor.open();
  expect(scenes().getAllByRole('listitem')).toHaveLength(42);
  expect(scenes().getAllByRole('button', { name: /^Open / })).toHaveLength(
    Math.ceil(window.innerHeight / 72),
  );
  expect(scenes().getByText('Room 40')).toBeTruthy();
  await scroll(40, true);
  expect(scenes().getByRole('button', { name: 'Open Room 40' })).toBeTruthy();
  await scroll(40, false);
  expect(scenes().queryByRole('button', { name: 'Open Room 40' })).toBeNull();
});

test('the scene that is open, and the one that has the focus, keep their cards', async () => {
  const user = userEvent.setup();
  await editor.open();
  await scroll(40, true);
  await scroll(41, true);
  await user.click(scenes().getByRole('button', { name: 'Open Room 40' }));
  scenes().getByRole('button', { name: 'Open Room 41' }).focus();
  await scroll(40, false);
  await scroll(41, false);
  await waitFor(() => expect(scenes().getByRole('button', { name: 'Open Room 40' })).toBeTruthy());
  expect(scenes().getByRole('button', { name: 'Open Room 41' })).toBe(document.activeElement);
});

test('the finger whose long press opened the menu of a card no longer holds the card', async () => {
  await editor.open();
  const letGo = vi.fn();
  document.addEventListener('pointercancel', letGo, { once: true });
  fireEvent.contextMenu(scenes().getByRole('button', { name: 'Open Kitchen' }));
  await waitFor(() => expect(letGo).toHaveBeenCalled());
});

test('without keys, several scenes are selected one press after the other', async () => {
  const user = userEvent.setup();
  await editor.open();
  await user.click(scenes().getByRole('button', { name: 'More about Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Select several' }));
  const chosen = within(await screen.findByRole('toolbar', { name: 'Selected scenes' }));
  expect(chosen.getByText('1 scene')).toBeTruthy();
  await user.click(scenes().getByRole('button', { name: 'Open Room 3' }));
  expect(chosen.getByText('2 scenes')).toBeTruthy();
  await user.click(scenes().getByRole('button', { name: 'Open Kitchen' }));
  expect(chosen.getByText('1 scene')).toBeTruthy();
  await user.click(chosen.getByRole('button', { name: 'Select no scenes' }));
  await user.click(scenes().getByRole('button', { name: 'Open Kitchen' }));
  expect(screen.queryByRole('toolbar', { name: 'Selected scenes' })).toBeNull();
  expect(scenes().getByRole('button', { name: 'Open Kitchen' }).getAttribute('aria-current')).toBe('true');
});

test('the card of the scene that is opened comes into sight in the list', async () => {
  const user = userEvent.setup();
  await editor.open();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(scenes().getByRole('button', { name: 'Open Kitchen' }));
  expect(seen.mock.contexts).toContain(document.querySelector('li[data-scene-id="2"]'));
  seen.mockRestore();
});

test('the cards of photos that are added come into sight, the first one last', async () => {
  await editor.open();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const bytes = new Uint8Array(await readFile('packages/web/src/editor/samples/kitchen.webp'));
  const files = ['attic.webp', 'cellar.webp'].map((name) => new File([bytes], name, { type: 'image/webp' }));
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files, items, types: ['Files'] } });
  const added = await waitFor(() => {
    const names = ['Attic', 'Cellar'].map((name) => scenes().getByText(name).closest('li'));
    expect(seen.mock.contexts.slice(-2)).toEqual(names.toReversed());
    return names;
  });
  expect(added).toHaveLength(2);
  seen.mockRestore();
});
