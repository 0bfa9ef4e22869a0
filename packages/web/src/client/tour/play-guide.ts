/** Plays the guided tour, for visitors and on the editor's canvas: from stop to stop, with their durations. */
import type { GuideStop } from '@tourwright/tour/document';

/** How long a stop without words lasts, where nothing is said about it. */
export const stopSeconds = 8;
/** How long a stop continues after its narration. */
export const afterVoiceSeconds = 1;

interface GuideStage {
  stops: readonly GuideStop[];
  isMuted: boolean;
  /** Brings a stop into sight; resolves when it is there. */
  visit(stop: GuideStop): Promise<unknown>;
  /** Where the narration of a stop is fetched; null where there is none, or its file is not there. */
  voiceUrl(stop: GuideStop): string | null;
  /** The stop that begins now; null after the last. */
  onStop(index: number | null): void;
  /** The stop is in sight, and what is said there begins. */
  onArrived?(index: number): void;
  /** How many seconds of a stop's narration have been heard; null when it cannot be heard. */
  onHeard?(index: number, seconds: number | null): void;
}

/** A guided tour that is playing. */
export interface GuideRun {
  setMuted(isMuted: boolean): void;
  /** Ends it where it is; `onStop` is not called any more. */
  close(): void;
}

/** Leads through the stops from one of them on, until the last or `close`. */
export function playGuide(stage: GuideStage, from = 0): GuideRun {
  let isClosed = false;
  let isMuted = stage.isMuted;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let voice: HTMLAudioElement | null = null;

  const begin = async (index: number): Promise<void> => {
    endVoice();
    const stop = stage.stops[index];
    if (!stop) {
      stage.onStop(null);
      return;
    }
    stage.onStop(index);
    await stage.visit(stop);
    if (isClosed) return;
    stage.onArrived?.(index);
    const after = (seconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void begin(index + 1), seconds * 1000);
    };
    const url = stage.voiceUrl(stop);
    if (url === null) return after(stop.seconds ?? stopSeconds);
    const isOwnLength = stop.seconds !== undefined;
    if (isOwnLength) after(stop.seconds ?? stopSeconds);
    voice = say(url, isMuted, {
      onTime: (seconds) => stage.onHeard?.(index, seconds),
      onEnd: () => !isOwnLength && after(afterVoiceSeconds),
      onError: () => {
        stage.onHeard?.(index, null);
        if (!isOwnLength) after(stopSeconds);
      },
    });
  };
  const endVoice = () => {
    voice?.pause();
    voice?.remove();
    voice = null;
  };
  void begin(from);

  return {
    setMuted: (next) => {
      isMuted = next;
      if (voice) voice.muted = next;
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      endVoice();
    },
  };
}

/** It is in the page, where what else is heard makes way for it. */
function say(
  url: string,
  isMuted: boolean,
  { onTime, onEnd, onError }: { onTime(seconds: number): void; onEnd(): void; onError(): void },
): HTMLAudioElement {
  const voice = document.createElement('audio');
  voice.hidden = true;
  voice.muted = isMuted;
  voice.src = url;
  // A voice that was ended says nothing more.
  const ifHeard = (act: () => void) => () => voice.isConnected && act();
  voice.addEventListener(
    'timeupdate',
    ifHeard(() => onTime(voice.currentTime)),
  );
  voice.addEventListener('ended', ifHeard(onEnd), { once: true });
  voice.addEventListener('error', ifHeard(onError), { once: true });
  document.body.append(voice);
  voice.play().catch(ifHeard(onError));
  return voice;
}
