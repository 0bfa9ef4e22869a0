/** Files of hotspots in the inspector: choosing, uploading, describing, sorting and removing. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { prefetchAll } from '../../../testing/prefetch-all.ts';
import { EditorContext } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { attachedFiles } from '../../open-tour/uploads/attached-files.ts';
import { HotspotInspector } from '../../panels/hotspot/hotspot-inspector.tsx';
import { storedImage } from '../../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';

beforeAll(prefetchAll);
afterEach(cleanup);

function Inspector() {
  const scene = useEditorStore((state) => state.selectedScene);
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  return scene && hotspot && <HotspotInspector scene={scene} hotspot={hotspot} />;
}

function inspect(kind: string, more: object = {}) {
  const hotspot = { id: 'a', kind, position: [0, 0, -1], scale: 1, rotation: 0, ...more } as Hotspot;
  const base = tourBase('tour-1');
  const { store } = base;
  const stored = ['tour-1/pictures/oak.jpg', 'tour-1/pictures/elm.jpg', 'tour-1/audio/bell.mp3'];
  const media = Object.fromEntries(stored.map((slug) => [slug, storedImage(slug)]));
  store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots: [hotspot] })] }), media);
  store.getState().selectHotspot('a');
  const sent: string[] = [];
  const attached = attachedFiles(base, { add: (slug) => void sent.push(slug) });
  render(
    <OpenTourContext value={{ ...base, attached } as OpenTour}>
      <EditorContext value={{} as NonNullable<Parameters<typeof EditorContext>[0]['value']>}>
        <Inspector />
      </EditorContext>
    </OpenTourContext>,
  );
  const tour = () => store.getState().tour;
  return { store, sent, tour, hotspot: () => tour()?.scenes[0]?.hotspots[0] };
}

const jpeg = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 4, 0, 8, 0, 3, 0, 0, 0, 0, 0, 0)], name, {
    type: 'image/jpeg',
  });

test('pictures of a gallery are sent, described, moved and removed, each as a step that undo takes back', async () => {
  const user = userEvent.setup();
  const { hotspot, sent, store } = inspect('gallery', { text: 'Floors' });
  const slugs = () => (hotspot()?.pictures as { slug: string }[] | undefined)?.map(({ slug }) => slug);
  await user.upload(screen.getByLabelText('Choose pictures'), [jpeg('ash.jpg'), jpeg('fir.jpg')]);
  const [ash, fir] = ['tour-1/pictures/ash.jpg', 'tour-1/pictures/fir.jpg'];
  await waitFor(() => expect(slugs()).toEqual([ash, fir]));
  expect(sent).toEqual([ash, fir]);
  expect(store.getState().history.done.at(-1)?.name).toMatchObject({ values: { name: 'Floors' } });

  await user.type(screen.getAllByLabelText('Alt text')[0] as HTMLElement, 'A floor of ash{Enter}');
  await user.type(screen.getAllByLabelText('Caption')[1] as HTMLElement, 'Fir, oiled{Enter}');
  await waitFor(() =>
    expect(hotspot()?.pictures).toMatchObject([{ alt: 'A floor of ash' }, { caption: 'Fir, oiled' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Move Fir, oiled up' }));
  expect(slugs()).toEqual([fir, ash]);
  await user.click(screen.getByRole('button', { name: 'Remove A floor of ash' }));
  expect(slugs()).toEqual([fir]);
  store.getState().undo();
  expect(slugs()).toEqual([fir, ash]);
});

test('an image has one picture, which may be one that the tour has already', async () => {
  const user = userEvent.setup();
  const { hotspot, sent } = inspect('image');
  await user.click(screen.getByRole('button', { name: 'From this tour: pictures' }));
  const list = await screen.findByRole('dialog', { name: 'From this tour' });
  expect(within(list).queryByText('bell')).toBeNull();
  await user.click(within(list).getByRole('button', { name: 'oak' }));
  await waitFor(() => expect(hotspot()?.pictures).toMatchObject([{ slug: 'tour-1/pictures/oak.jpg' }]));
  expect(sent).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add a picture' })).toHaveProperty('disabled', true);
});

test('a file of another kind is refused with what to do, and nothing changes', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const { hotspot, sent, store } = inspect('audio');
  await user.upload(screen.getByLabelText('Choose sounds'), new File(['not music'], 'notes.mp3'));
  await waitFor(() => expect(store.getState().refusedFiles).toHaveLength(1));
  expect(hotspot()).not.toHaveProperty('slug');
  expect(sent).toEqual([]);
});

test('a sound is sent, loops when that is ticked, and goes again', async () => {
  const user = userEvent.setup();
  const { hotspot, sent } = inspect('audio');
  await user.upload(screen.getByLabelText('Choose sounds'), new File(['ID3\x04 la la la'], 'bell 2.mp3'));
  await waitFor(() => expect(hotspot()).toMatchObject({ slug: 'tour-1/audio/bell-2.mp3' }));
  expect(sent).toEqual(['tour-1/audio/bell-2.mp3']);
  await user.click(screen.getByLabelText('Loop'));
  expect(hotspot()).toMatchObject({ loop: true });
  await user.click(screen.getByRole('button', { name: 'Remove Audio' }));
  expect(hotspot()).not.toHaveProperty('slug');
});

test('a video gets a file, a poster and captions, whose language is read from their name', async () => {
  const user = userEvent.setup();
  const { hotspot } = inspect('video', { slug: 'tour-1/videos/talk.mp4' });
  await user.upload(screen.getByLabelText('Choose pictures'), jpeg('still.jpg'));
  await waitFor(() => expect(hotspot()).toMatchObject({ poster: 'tour-1/pictures/still.jpg' }));
  const vtt = new File(['WEBVTT\n\n00:00.000 --> 00:01.000\nHallo'], 'talk.de.vtt', { type: 'text/vtt' });
  await user.upload(screen.getByLabelText('Choose captions'), vtt);
  await waitFor(() =>
    expect(hotspot()?.captions).toMatchObject([{ slug: 'tour-1/captions/talk.de.vtt', language: 'de' }]),
  );
  expect(screen.getByText('German')).toBeDefined();
});

test('a PDF joins the brochures of the tour in the step that chooses it, and is named there', async () => {
  const user = userEvent.setup();
  const { hotspot, tour, store } = inspect('brochure');
  await user.upload(screen.getByLabelText('Choose a PDF'), new File(['%PDF-1.7'], 'Floors.pdf'));
  await waitFor(() => expect(tour()?.brochures).toMatchObject([{ name: 'Floors' }]));
  expect(hotspot()).toMatchObject({ brochureId: tour()?.brochures[0]?.id });
  await user.tripleClick(screen.getByLabelText('Name of the brochure'));
  await user.keyboard('All our floors{Enter}');
  await waitFor(() => expect(tour()?.brochures[0]?.name).toBe('All our floors'));
  store.getState().undo();
  store.getState().undo();
  expect(tour()?.brochures).toEqual([]);
  expect(hotspot()).not.toHaveProperty('brochureId');
});

test('a product has a price in its currency, and variants with their own', async () => {
  const user = userEvent.setup();
  const { hotspot } = inspect('product', { currency: 'EUR' });
  const write = async (label: string, index: number, text: string) => {
    await user.tripleClick(screen.getAllByLabelText(label)[index] as HTMLElement);
    await user.keyboard(`${text}{Enter}`);
  };
  await write('Price', 0, '129,50');
  await waitFor(() => expect(hotspot()).toMatchObject({ price: 12_950 }));
  await write('Sale price', 0, '150');
  await screen.findByText('Not lower than the price, so it is not shown.');
  await write('Stock', 0, 'many');
  await screen.findByText('This is not a number of pieces.');
  expect(hotspot()).not.toHaveProperty('stock');
  await user.click(screen.getByRole('button', { name: 'Add a variant' }));
  await write('Name of the variant', 0, 'Oak');
  await write('Price', 1, '140');
  await waitFor(() => expect(hotspot()?.variants).toMatchObject([{ name: 'Oak', price: 14_000 }]));
});
