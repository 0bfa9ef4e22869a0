/** Shows a 360° video on its own canvas, over the scene's picture and below everything else. */
import { axesOf, focalLength, type View } from '@tourwright/tour/sphere';
import { createSphereProgram, leftEyeOf, type SphereProgram } from '../render/programs/sphere-program.ts';
import { deviceSize } from '../view/angles.ts';

/** Draws the frames of a 360° video as the sphere around the visitor. */
export class VideoCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly #video: HTMLVideoElement;
  readonly #gl: WebGL2RenderingContext | null;
  readonly #onCover: () => void;
  readonly #listening = new AbortController();
  #program: SphereProgram | null = null;
  #texture: WebGLTexture | null = null;
  #view: View | null = null;
  #stopFollowing: () => void = () => undefined;
  #hasPicture = false;

  /** `onCover` is called when the video begins or ceases to be over the scene's picture. */
  constructor(video: HTMLVideoElement, onCover: () => void) {
    this.#video = video;
    this.#onCover = onCover;
    this.canvas = video.ownerDocument.createElement('canvas');
    this.canvas.className = 'tw-video';
    this.canvas.hidden = true;
    this.canvas.setAttribute('aria-hidden', 'true');
    this.#gl = this.canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
    const { signal } = this.#listening;
    this.canvas.addEventListener('animationstart', () => this.#draw(), { signal });
    // The scene's own picture is there meanwhile.
    const lost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      this.#stop();
    };
    const restored = () => {
      this.#take();
      if (!video.paused) this.#follow();
    };
    this.canvas.addEventListener('webglcontextlost', lost, { signal });
    this.canvas.addEventListener('webglcontextrestored', restored, { signal });
    // Its first picture, and every one after a jump, also while it is paused.
    for (const name of ['loadeddata', 'seeked'] as const) {
      video.addEventListener(name, () => this.#take(), { signal });
    }
    video.addEventListener('play', () => this.#follow(), { signal });
  }

  place(view: View): void {
    this.#view = view;
    this.#draw();
  }

  close(): void {
    this.#listening.abort();
    this.#stop();
    this.#gl?.getExtension('WEBGL_lose_context')?.loseContext();
    this.canvas.remove();
  }

  #stop(): void {
    this.#setShown(false);
    this.#hasPicture = false;
    this.#program = null;
    this.#texture = null;
    this.#stopFollowing();
  }

  /** Takes picture after picture, as long as it plays. */
  #follow(): void {
    this.#stopFollowing();
    this.#stopFollowing = onNextPicture(this.#video, () => {
      this.#take();
      if (!this.#video.paused && !this.#video.ended) this.#follow();
    });
  }

  #take(): void {
    const [gl, video] = [this.#gl, this.#video];
    if (!gl || gl.isContextLost() || video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA)
      return;
    if (Math.max(video.videoWidth, video.videoHeight) > gl.getParameter(gl.MAX_TEXTURE_SIZE)) return;
    this.#texture ??= createTexture(gl);
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, video);
    this.#hasPicture = true;
    this.#draw();
  }

  #draw(): void {
    const [gl, view, texture] = [this.#gl, this.#view, this.#texture];
    if (!gl || !view || !texture || !this.#hasPicture) return;
    const { canvas } = this;
    const { width, height } = deviceSize(view, devicePixelRatio);
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    gl.viewport(0, 0, width, height);
    this.#program ??= createSphereProgram(gl);
    this.#program.draw(texture, axesOn(view), leftEyeOf(this.#video.videoWidth, this.#video.videoHeight));
    this.#setShown(true);
  }

  #setShown(isShown: boolean): void {
    if (this.canvas.hidden === !isShown) return;
    this.canvas.hidden = !isShown;
    this.#onCover();
  }
}

/** Calls back at a video's next frame; in browsers without such an event, at every frame of the page. */
function onNextPicture(video: HTMLVideoElement, act: () => void): () => void {
  const asked: Partial<HTMLVideoElement> = video;
  if (!asked.requestVideoFrameCallback) {
    const request = requestAnimationFrame(act);
    return () => cancelAnimationFrame(request);
  }
  const request = video.requestVideoFrameCallback(act);
  return () => video.cancelVideoFrameCallback(request);
}

/** From a place of the screen (-1..1 right and up) to its direction. */
function axesOn(view: View): Float32Array {
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength(view);
  const [across, above] = [view.width / 2 / focal, view.height / 2 / focal];
  return new Float32Array([
    ...right.map((part) => part * across),
    ...up.map((part) => part * above),
    ...ahead,
  ]);
}

function createTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
  return texture;
}
