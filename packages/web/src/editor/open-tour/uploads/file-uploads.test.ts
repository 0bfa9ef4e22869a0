import { expect, test } from 'vitest';
import { wavOf } from '../../recording/wav.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { fileUploads } from './file-uploads.ts';

test('a recorded voice keeps its name, is said once in its scene, is uploaded, and goes by one undo', async () => {
  const base = tourBase('tour-1');
  const { store } = base;
  store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall')] }), {});
  const sent: string[] = [];
  const queue = { add: (slug: string) => void sent.push(slug) };
  const files = fileUploads(base, queue as never, {} as never, {} as never);
  const voice = new File([wavOf(new Float32Array(100))], 'Voice-over of Hall.wav');
  await files.addVoice(1, voice);
  await files.addVoice(null, voice);
  const tour = () => store.getState().tour;
  const sounds = [tour()?.scenes[0]?.sounds?.[0], tour()?.audio[0]];
  expect(sounds).toMatchObject([{ name: 'Voice-over of Hall', loop: false }, { name: 'Voice-over of Hall' }]);
  expect(sent).toEqual(sounds.map((sound) => sound?.slug));
  store.getState().undo();
  expect(tour()?.audio).toEqual([]);
  store.getState().undo();
  expect(tour()?.scenes[0]).not.toHaveProperty('sounds');
});
