/**
 * What is heard in a tour: its own sound, and that of each scene, which fade into one another; some come from a
 * direction. Browsers give no sound before the first gesture, so nothing is even fetched until `start`.
 */
import { axesOf, type Direction, radians } from '@tourwright/tour/sphere';
import { watchLoudMedia } from './loud-media.ts';
import { onNextGesture } from './next-gesture.ts';
import type { SoundSource } from './sound-source.ts';
import { createVoice, type Voice } from './voice.ts';

/** The sounds of a tour, and the callbacks for their state. */
export interface TourSoundOptions {
  /** The tour's own sounds: one after the other, in a loop. */
  ambient: readonly SoundSource[];
  isMuted: boolean;
  ownerDocument?: Document;
  /** While a video or another sound inside it is audible, everything else is ducked. */
  element?: HTMLElement | null;
  /** Called with the ids of the sounds that the visitor has started, whenever one starts or ends. */
  onToggled?: (ids: string[]) => void;
}

export type { SoundSource };

/** How loud what is in the background is beside a voice or a film: still there, and not in the way. */
const ducked = 0.2;
/** Seconds in which it steps back, and comes back, two thirds of the way. */
const duckSeconds = 0.25;

/** The sounds of a tour; silent until `start`. */
export class TourSound {
  readonly #ambient: readonly SoundSource[];
  readonly #document: Document;
  readonly #voices = new Map<string, Voice>();
  readonly #onToggled: (ids: string[]) => void;
  /** Everything goes through `output`; what steps back for a voice goes through `music` before. */
  #card: { context: AudioContext; output: GainNode; music: GainNode } | null = null;
  #scene: readonly SoundSource[] = [];
  /** Begun by the visitor. */
  #spots: readonly SoundSource[] = [];
  #tourVolume = 1;
  #track = 0;
  #isMuted: boolean;
  #isDucked = false;
  /** A video, or a sound that is not part of this one, is heard. */
  #hasVideo = false;
  #endWatching: () => void = () => undefined;
  #stopWaiting: () => void = () => undefined;
  /** Radians. */
  #view = { yaw: 0, pitch: 0 };

  constructor({ ambient, isMuted, ownerDocument = document, element, onToggled }: TourSoundOptions) {
    this.#ambient = ambient;
    this.#onToggled = onToggled ?? (() => undefined);
    this.#isMuted = isMuted;
    this.#document = ownerDocument;
    ownerDocument.addEventListener('visibilitychange', this.#follow);
    if (element) this.#endWatching = watchLoudMedia(element, (loud) => this.#setVideo360(loud.length > 0));
  }

  /** Call it in a user gesture: from then on sound may play. */
  start(): void {
    if (this.#card || this.#isMuted) return;
    const context = new AudioContext();
    const output = context.createGain();
    output.connect(context.destination);
    const music = context.createGain();
    music.connect(output);
    this.#card = { context, output, music };
    context.addEventListener('statechange', this.#wake);
    this.#wake();
    this.#listen();
    this.#follow();
  }

  /**
   * Another scene: its sounds fade in, those of the last one out. `tourVolume` is the volume of the tour's own sounds
   * there.
   */
  showScene(sounds: readonly SoundSource[], tourVolume = 1): void {
    this.#scene = sounds;
    this.#tourVolume = tourVolume;
    this.#setSpots([]);
    this.#follow();
  }

  /** Where the visitor looks, degrees. */
  look({ yaw, pitch }: { yaw: number; pitch: number }): void {
    this.#view = { yaw: radians(yaw), pitch: radians(pitch) };
    this.#listen();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.start();
    this.#follow();
  }

  /**
   * Something is audible that the page cannot observe, such as a page in a frame: everything is ducked until it ends.
   */
  setDucked(isDucked: boolean): void {
    this.#isDucked = isDucked;
    this.#follow();
  }

  /** Starts a single sound, or stops it; returns whether it is playing now. */
  toggle(sound: SoundSource): boolean {
    const others = this.#spots.filter(({ id }) => id !== sound.id);
    const isHeard = others.length < this.#spots.length;
    this.#setSpots(isHeard ? others : [...others, sound]);
    if (isHeard) this.#follow();
    else this.setMuted(false);
    return !isHeard;
  }

  close(): void {
    this.#document.removeEventListener('visibilitychange', this.#follow);
    this.#endWatching();
    this.#stopWaiting();
    for (const voice of this.#voices.values()) voice.close();
    this.#voices.clear();
    void this.#card?.context.close();
    this.#card = null;
  }

  /** A card that sleeps, because the gesture came too early or something else took the sound, is woken by the next one. */
  readonly #wake = (): void => {
    this.#stopWaiting();
    const context = this.#card?.context;
    if (!context || context.state === 'running') return;
    context.resume().catch(() => undefined);
    this.#stopWaiting = onNextGesture(this.#document, this.#wake);
  };

  #wanted(): SoundSource[] {
    if (this.#isMuted || this.#document.hidden) return [];
    const { length } = this.#ambient;
    const played = this.#ambient[this.#track % Math.max(1, length)];
    const tour = played ? [{ ...played, volume: played.volume * this.#tourVolume, loop: length === 1 }] : [];
    return [...tour, ...this.#scene, ...this.#spots];
  }

  /** What is said, or requested: the rest is its background. */
  #isVoice(sound: SoundSource): boolean {
    return this.#spots.includes(sound) || (this.#scene.includes(sound) && !sound.loop);
  }

  #setVideo360(isHeard: boolean): void {
    this.#hasVideo = isHeard;
    this.#follow();
  }

  #listen(): void {
    if (!this.#card) return;
    const { up, ahead } = axesOf(this.#view);
    turn(this.#card.context.listener, ahead, up);
    for (const voice of this.#voices.values()) voice.listen(this.#view);
  }

  #setSpots(spots: readonly SoundSource[]): void {
    if (spots.length === 0 && this.#spots.length === 0) return;
    this.#spots = spots;
    this.#onToggled(spots.map(({ id }) => id));
  }

  /** Begins what is wanted and not heard yet, lets the rest fade away. */
  readonly #follow = (): void => {
    if (!this.#card) return;
    const { context, output, music } = this.#card;
    const wanted = this.#wanted();
    const hasVoice = wanted.some((sound) => this.#isVoice(sound));
    const fade = ({ gain }: GainNode, isBack: boolean) =>
      gain.setTargetAtTime(isBack ? ducked : 1, context.currentTime, duckSeconds);
    const isDucked = this.#isDucked || this.#hasVideo;
    fade(output, isDucked);
    // Not twice.
    fade(music, hasVoice && !isDucked);
    for (const [id, voice] of this.#voices) {
      if (wanted.some((sound) => sound.id === id)) continue;
      this.#voices.delete(id);
      voice.fadeOut();
    }
    for (const sound of wanted) {
      const { id } = sound;
      const way = this.#isVoice(sound) ? output : music;
      const voice = this.#voices.get(id) ?? createVoice(context, way, sound, () => this.#end(id));
      this.#voices.set(id, voice);
      voice.setVolume(sound.volume);
      voice.listen(this.#view);
    }
  };

  /** A sound has come to its end: the tour's next one follows; others are not heard again in this scene. */
  #end(ended: string): void {
    this.#voices.get(ended)?.fadeOut();
    this.#voices.delete(ended);
    if (this.#ambient.some(({ id }) => id === ended)) this.#track++;
    this.#setSpots(this.#spots.filter(({ id }) => id !== ended));
    this.#scene = this.#scene.filter(({ id }) => id !== ended);
    this.#follow();
  }
}

/** Older browsers know only the call. */
function turn(listener: AudioListener, [x, y, z]: Direction, [upX, upY, upZ]: Direction): void {
  if (!('forwardX' in listener)) {
    (listener as AudioListener).setOrientation(x, y, z, upX, upY, upZ);
    return;
  }
  const { forwardX, forwardY, forwardZ } = listener;
  const values: [AudioParam, number][] = [
    [forwardX, x],
    [forwardY, y],
    [forwardZ, z],
    [listener.upX, upX],
    [listener.upY, upY],
    [listener.upZ, upZ],
  ];
  for (const [parameter, value] of values) parameter.value = value;
}
