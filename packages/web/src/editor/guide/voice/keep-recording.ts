/** Puts a recording into the tour, as one undo step; the voice is uploaded like any other sound. */
import type { GuideStop } from '@tourwright/tour/document';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { roundView } from '../../playing/round-view.ts';
import { v } from '../../recording/voice-text.ts';
import { isHeard, voiceRate, wavOf } from '../../recording/wav.ts';
import { addStops, mostStops, setStop, stopsIn } from '../guide-edits.ts';
import { g } from '../guide-text.ts';
import type { HeldView } from '../stops/held-views.ts';

/** A stop for each view that was held, with what was said until the next one. */
export function keepRecordedStops(
  openTour: OpenTour,
  held: readonly HeldView[],
  samples: Float32Array | null,
  seconds: number,
): void {
  const { store, say } = openTour;
  const room = mostStops - stopsIn(store).length;
  if (held.length === 0) {
    say('info', g('record.nothing'));
    return;
  }
  if (held.length > room) say('warn', g('record.too-many', { most: mostStops }));
  const kept = held.slice(0, room);
  const recorded = kept.map((view, index) => {
    const from = index === 0 ? 0 : view.start;
    const to = kept[index + 1]?.start ?? seconds;
    const said = samples?.subarray(Math.round(from * voiceRate), Math.round(to * voiceRate));
    const voice = said && isHeard(said) ? said : null;
    const stop: GuideStop = { sceneId: view.sceneId, ...roundView(view) };
    // With a voice, a stop is as long as that.
    return { voice, stop: voice ? stop : { ...stop, seconds: Math.max(1, Math.round((to - from) * 2) / 2) } };
  });
  const files = recorded.flatMap(({ stop, voice }) => (voice ? [fileOf(openTour, stop, voice)] : []));
  const add = (slugs: readonly string[]) => {
    const left = [...slugs];
    const stops = recorded.map(({ stop, voice }) => {
      const slug = voice ? left.shift() : undefined;
      return slug === undefined ? stop : { ...stop, slug };
    });
    return addStops(store, stops, 'edit.guide.record');
  };
  if (files.length === 0) add([]);
  else void openTour.attached.take('sound', files, (taken) => add(taken.map(({ slug }) => slug)));
}

/** What was said at one stop, in place of what was said there before. */
export function keepVoice(openTour: OpenTour, stopId: string, samples: Float32Array): void {
  const { store, say } = openTour;
  const stop = stopsIn(store).find(({ id }) => id === stopId);
  if (!stop) return;
  if (!isHeard(samples)) {
    say('warn', v('voice.silent'));
    return;
  }
  void openTour.attached.take('sound', [fileOf(openTour, stop, samples)], ([file]) => {
    const now = stopsIn(store).find(({ id }) => id === stopId);
    if (!now || !file) return false;
    setStop(store, now, { ...now, slug: file.slug });
    return true;
  });
}

function fileOf({ store }: OpenTour, { sceneId }: GuideStop, samples: Float32Array): File {
  const name = store.getState().tour?.scenes.find(({ id }) => id === sceneId)?.name ?? '';
  return new File([wavOf(samples)], `${name} narration.wav`.trim(), { type: 'audio/wav' });
}
