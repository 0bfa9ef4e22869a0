/**
 * What is heard in a tour: its own sound, and that of each scene, which fade into one another; some come from a
 * direction. Browsers give no sound before the first gesture, so nothing is even fetched until `start`.
 */
import { axesOf, type Direction } from '@tourwright/tour/sphere';
import type { SoundSource } from './sound-source.ts';
import { createVoice, type Voice } from './voice.ts';

export interface TourSoundOptions {
  /** The tour's own sound: one after the other, again and again. */
  ambient: readonly SoundSource[];
  isMuted: boolean;
  ownerDocument?: Document;
}

export type { SoundSource };

/** The tour's sound; it is silent until `start`. */
export class TourSound {
  readonly #ambient: readonly SoundSource[];
  readonly #document: Document;
  readonly #voices = new Map<string, Voice>();
  #card: { context: AudioContext; output: GainNode } | null = null;
  #scene: readonly SoundSource[] = [];
  /** Begun by the visitor. */
  #spots: readonly SoundSource[] = [];
  #tourVolume = 1;
  #track = 0;
  #isMuted: boolean;
  #isDucked = false;
  #view = { yaw: 0, pitch: 0 };

  constructor({ ambient, isMuted, ownerDocument = document }: TourSoundOptions) {
    this.#ambient = ambient;
    this.#isMuted = isMuted;
    this.#document = ownerDocument;
    ownerDocument.addEventListener('visibilitychange', this.#follow);
  }

  /** The visitor has done something: from now on there may be sound. */
  start(): void {
    if (this.#card || this.#isMuted) return;
    const context = new AudioContext();
    const output = context.createGain();
    output.connect(context.destination);
    this.#card = { context, output };
    void context.resume();
    this.look(this.#view);
    this.#follow();
  }

  /** Another scene: its sounds fade in, those of the last one out. `tourVolume` is how loud the tour's own is there. */
  showScene(sounds: readonly SoundSource[], tourVolume = 1): void {
    this.#scene = sounds;
    this.#tourVolume = tourVolume;
    this.#spots = [];
    this.#follow();
  }

  /** Where the visitor looks, radians. */
  look(view: { yaw: number; pitch: number }): void {
    this.#view = view;
    if (!this.#card) return;
    const { up, ahead } = axesOf(view);
    turn(this.#card.context.listener, ahead, up);
    for (const voice of this.#voices.values()) voice.listen(view);
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.start();
    this.#follow();
  }

  /** Something else is to be heard: everything is quiet until it is over. */
  setDucked(isDucked: boolean): void {
    this.#isDucked = isDucked;
    this.#follow();
  }

  /** Begins a sound on its own, or ends it; tells whether it is heard now. */
  toggle(sound: SoundSource): boolean {
    const others = this.#spots.filter(({ id }) => id !== sound.id);
    const isHeard = others.length < this.#spots.length;
    this.#spots = isHeard ? others : [...others, sound];
    if (isHeard) this.#follow();
    else this.setMuted(false);
    return !isHeard;
  }

  close(): void {
    this.#document.removeEventListener('visibilitychange', this.#follow);
    for (const voice of this.#voices.values()) voice.close();
    this.#voices.clear();
    void this.#card?.context.close();
    this.#card = null;
  }

  #wanted(): SoundSource[] {
    if (this.#isMuted || this.#document.hidden) return [];
    const { length } = this.#ambient;
    const played = this.#ambient[this.#track % Math.max(1, length)];
    const tour = played ? [{ ...played, volume: played.volume * this.#tourVolume, loop: length === 1 }] : [];
    return [...tour, ...this.#scene, ...this.#spots];
  }

  /** Begins what is wanted and not heard yet, lets the rest fade away. */
  readonly #follow = (): void => {
    if (!this.#card) return;
    const { context, output } = this.#card;
    const wanted = this.#wanted();
    output.gain.setTargetAtTime(this.#isDucked ? 0.08 : 1, context.currentTime, 0.2);
    for (const [id, voice] of this.#voices) {
      if (wanted.some((sound) => sound.id === id)) continue;
      this.#voices.delete(id);
      voice.fadeOut();
    }
    for (const sound of wanted) {
      const { id } = sound;
      const voice = this.#voices.get(id) ?? createVoice(context, output, sound, () => this.#end(id));
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
    this.#spots = this.#spots.filter(({ id }) => id !== ended);
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
