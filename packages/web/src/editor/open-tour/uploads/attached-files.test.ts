import { expect, test } from 'vitest';
import { sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { attachedFiles } from './attached-files.ts';

function keeper() {
  const base = tourBase('tour-1');
  base.store.getState().loadTour(sampleTour(), {});
  const sent: string[] = [];
  const attached = attachedFiles(base, { add: (slug) => void sent.push(slug) });
  const before = base.store.getState().tour;
  return { attached, sent, base, isUnchanged: () => base.store.getState().tour === before };
}
const refused = ({ base }: ReturnType<typeof keeper>) =>
  base.store.getState().refusedFiles.map(({ fileName, fault }) => `${fileName}: ${fault.code}`);

test('files are sent to be used later, each into the folder of its kind, and the tour stays as it is', async () => {
  const kept = keeper();
  await kept.attached.keep([
    new File(['%PDF-1.7'], 'plan.pdf'),
    new File([Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0)], 'spin.gif'),
    new File(['WEBVTT\n'], 'talk.en.vtt'),
  ]);
  expect(kept.sent).toEqual([
    'tour-1/brochures/plan.pdf',
    'tour-1/pictures/spin.gif',
    'tour-1/captions/talk.en.vtt',
  ]);
  expect(refused(kept)).toEqual([]);
  expect(kept.isUnchanged()).toBe(true);
});

test('what is of another kind, broken, empty or too large is refused with its reason, and the rest is sent', async () => {
  const kept = keeper();
  const large = new File(['%PDF-1.7'], 'film.pdf');
  Object.defineProperty(large, 'size', { value: 600 * 1024 * 1024 });
  const lost = new File(['%PDF-1.7'], 'lost.pdf');
  lost.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  await kept.attached.keep([
    new File(['MZ'], 'setup.exe'),
    new File([], 'nothing.pdf'),
    large,
    lost,
    new File(['%PDF-1.7'], 'good.pdf'),
  ]);
  expect(refused(kept).sort()).toEqual([
    'film.pdf: too-large',
    'lost.pdf: unreadable',
    'nothing.pdf: empty',
    'setup.exe: not-for-a-hotspot',
  ]);
  expect(kept.sent).toEqual(['tour-1/brochures/good.pdf']);
  expect(kept.isUnchanged()).toBe(true);
});
