/** A 360° video around the visitor, in place of the scene's picture, and its captions. */
import { directionOf, radians } from '@tourwright/tour/sphere';
import { eyeOfVideo } from '../../render/programs/sphere-program.ts';
import type { PinnedMedia } from '../../scenes/viewer-scene.ts';
import type { Frustum } from '../../tiles/tile-quad.ts';
import { isMotionReduced } from '../../view/is-motion-reduced.ts';
import type { Corners } from '../../view/plane.ts';
import type { VrLook } from '../vr-look.ts';
import type { VrRenderer } from '../vr-renderer.ts';
import type { Thing, ThingSource } from '../widgets/thing.ts';
import { PlayingTexture } from './playing-texture.ts';
import { VideoWords } from './video-words.ts';

interface SceneVideoParts {
  renderer: VrRenderer;
  look: VrLook;
  /** It has started, paused, been muted or unmuted. */
  onChange: () => void;
}

/** A scene's 360° video in VR, with its captions. */
export class SceneVideo implements ThingSource {
  readonly #renderer: VrRenderer;
  readonly #film: PlayingTexture;
  readonly #words: VideoWords;

  /** `yaw`: where the visitor looks; the words are there. */
  constructor(media: PinnedMedia, yaw: number, { renderer, look, onChange }: SceneVideoParts) {
    this.#renderer = renderer;
    this.#words = new VideoWords(cornersBelow(yaw), { renderer, look });
    const film = { ...media, isAround: true };
    this.#film = new PlayingTexture(renderer, film, () => this.#words.say(this.#film.words));
    for (const name of ['play', 'pause', 'volumechange'] as const) {
      this.#film.video.addEventListener(name, onChange);
    }
    if (media.autoplay && media.muted && !isMotionReduced()) this.#film.setPlaying(true);
  }

  get isPlaying(): boolean {
    return this.#film.isPlaying;
  }

  get isMuted(): boolean {
    return this.#film.video.muted;
  }

  toggle(): void {
    this.#film.setPlaying(!this.#film.isPlaying);
  }

  toggleSound(): void {
    this.#film.video.muted = !this.#film.video.muted;
  }

  /** Draws it as an eye sees it, if there is something to draw. */
  draw(side: 'left' | 'right', frustum: Frustum): void {
    const { texture } = this.#film;
    if (!texture) return;
    const { handle, width, height } = texture;
    this.#renderer.drawAround(handle, frustum, eyeOfVideo(side, width, height));
  }

  things(): Thing[] {
    return this.#words.things();
  }

  close(): void {
    this.#film.close();
    this.#words.close();
  }
}

function cornersBelow(yaw: number): Corners {
  const at = (across: number, pitch: number) => directionOf(yaw + radians(across), radians(pitch));
  return [at(-25, -5), at(25, -5), at(25, -30), at(-25, -30)];
}
