/** Recording a sound for a hotspot, a scene or the tour, with a microphone that the test holds. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordDialog } from './record-dialog.tsx';

const said = Float32Array.from({ length: 24_000 }, (_, index) => Math.sin(index / 9) * 0.5);
const onRecorded = vi.fn<(file: File) => void>();
const onClose = vi.fn();

/** A microphone that hears `heard`, or whose request fails. */
function pretendMicrophone(heard: Float32Array | DOMException) {
  const track = { readyState: 'live', stop: vi.fn(() => undefined) };
  const getUserMedia = async () => {
    if (heard instanceof DOMException) throw heard;
    return { getTracks: () => [track] };
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      state = 'inactive';
      start() {
        this.state = 'recording';
      }
      pause() {
        this.state = 'paused';
      }
      resume() {
        this.state = 'recording';
      }
      stop() {
        this.state = 'inactive';
        queueMicrotask(() => this.dispatchEvent(new Event('stop')));
      }
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      createMediaStreamSource = () => ({ connect: () => undefined });
      resume = async () => undefined;
      close = async () => undefined;
    },
  );
  vi.stubGlobal(
    'AnalyserNode',
    class {
      fftSize = 4096;
      getFloatTimeDomainData = (values: Float32Array) => values.fill(0.25);
    },
  );
  vi.stubGlobal('OfflineAudioContext', function decoder() {
    return { decodeAudioData: async () => ({ numberOfChannels: 1, getChannelData: () => heard }) };
  });
  return track;
}

async function open(heard: Float32Array | DOMException = said) {
  const track = pretendMicrophone(heard);
  render(<RecordDialog name="Voice-over of Hall" onRecorded={onRecorded} onClose={onClose} />);
  await pass(0);
  return track;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:voice');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onRecorded.mockReset();
  onClose.mockReset();
});

test('what is said is paused, heard, named, and handed over as a sound', async () => {
  const track = await open();
  expect(screen.getByText('Recording begins in 3')).toBeTruthy();
  await pass(3_200);
  await pass(4_000);
  expect(screen.getByText('Recording 0:04')).toBeTruthy();
  // A level of 0.25 is half of the meter.
  expect(document.querySelector<HTMLElement>('[data-level] > i')?.style.inlineSize).toBe('50%');
  await press('Pause');
  await pass(5_000);
  expect(screen.getByText('Paused at 0:04')).toBeTruthy();
  await press('Continue');
  await press('Finish');
  expect(track.stop).toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Your recording' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' ' } });
  expect(screen.getByRole('button', { name: 'Use recording' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Welcome / hello' } });
  await press('Use recording');
  const file = onRecorded.mock.calls[0]?.[0];
  expect(file?.name).toBe('Welcome hello.wav');
  expect(file?.size).toBe(44 + said.length * 2);
  expect(onClose).toHaveBeenCalled();
});

test('Escape ends a recording and lets it be heard; what was said goes only when that is said', async () => {
  await open();
  await pass(5_000);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Listen to your recording' })).toBeTruthy();
  await press('Cancel');
  expect(onClose).not.toHaveBeenCalled();
  await press('Stay here');
  await press('Cancel');
  await press('Discard recording');
  expect(onClose).toHaveBeenCalled();
  expect(onRecorded).not.toHaveBeenCalled();
});

test('discarding while it is recorded turns the microphone off and adds nothing', async () => {
  const track = await open();
  await pass(5_000);
  await press('Discard');
  expect(onClose).toHaveBeenCalled();
  cleanup();
  expect(track.stop).toHaveBeenCalled();
  expect(onRecorded).not.toHaveBeenCalled();
});

test('a refused microphone is explained, and one can record again once it is allowed', async () => {
  await open(new DOMException('no', 'NotAllowedError'));
  expect(screen.getByRole('alert').textContent).toMatch(/^The microphone is blocked/);
  pretendMicrophone(said);
  await press('Record again');
  expect(screen.getByText('Recording begins in 3')).toBeTruthy();
});

test('silence is not a recording', async () => {
  await open(said.map(() => 0));
  await pass(5_000);
  await press('Finish');
  expect(screen.getByRole('alert').textContent).toMatch(/^Nothing was heard/);
  expect(screen.queryByRole('button', { name: 'Use recording' })).toBeNull();
});

test('a microphone that is pulled out ends the recording and keeps what was said', async () => {
  const track = await open();
  await pass(5_000);
  track.readyState = 'ended';
  await pass(200);
  expect(screen.getByRole('status').textContent).toMatch(/^The microphone was taken away/);
  expect(screen.getByRole('button', { name: 'Use recording' })).toBeTruthy();
});

test('a recording that was forgotten ends after half an hour and keeps what was said', async () => {
  await open();
  await pass(3_200);
  const halfAnHourLater = performance.now() + 30 * 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(halfAnHourLater);
  await pass(200);
  expect(screen.getByRole('status').textContent).toMatch(/^A recording lasts for half an hour at most/);
  expect(screen.getByRole('button', { name: 'Use recording' })).toBeTruthy();
});

test('what is being listened to in the page stops before a recording, which would hold it too', async () => {
  const sound = document.body.appendChild(document.createElement('audio'));
  const film = document.body.appendChild(document.createElement('video'));
  film.muted = true;
  const [pause, pauseFilm] = [sound, film].map((each) => vi.spyOn(each, 'pause').mockReturnValue(undefined));
  await open();
  expect(pause).toHaveBeenCalled();
  expect(pauseFilm).not.toHaveBeenCalled();
  sound.remove();
  film.remove();
});
