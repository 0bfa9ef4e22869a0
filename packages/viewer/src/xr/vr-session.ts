/** A VR session, from start to end: runs its parts for each frame. */
/// <reference types="webxr" />
import { directionOf } from '@tourwright/tour/sphere';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { Viewer } from '../viewer-options.ts';
import { type Eye, eyeOf, type Head, headOf, turnFrustum } from './scenes/eyes.ts';
import { VrScenes } from './scenes/vr-scenes.ts';
import { SnapTurn } from './snap-turn.ts';
import type { VrOptions, VrTour } from './vr-options.ts';
import type { VrParts } from './vr-parts.ts';
import type { VrLayer } from './vr-pictures.ts';
import { Dwell } from './widgets/dwell.ts';
import { PointerMarks, rayOf, raysOf, stickOf } from './widgets/pointers.ts';
import { type Hit, Hovering, pointedAt } from './widgets/pointing.ts';
import { type Ray, surfaceMatrix } from './widgets/surface.ts';
import type { Thing } from './widgets/thing.ts';

/** One visit in VR, from its start to its end: frames, pointing and choices. */
export class VrSession implements VrTour {
  readonly ended: Promise<void>;
  readonly #viewer: Viewer;
  readonly #options: VrOptions;
  readonly #parts: VrParts;
  readonly #scenes: VrScenes;
  readonly #marks: PointerMarks;
  readonly #hovering = new Hovering();
  readonly #dwell = new Dwell<object>();
  readonly #snap = new SnapTurn();
  #head: Head | null = null;
  /** Hands that show themselves only while they pinch: looking alone must not choose then. */
  #pinches = false;

  constructor(viewer: Viewer, options: VrOptions, parts: VrParts) {
    this.#viewer = viewer;
    this.#options = options;
    this.#parts = parts;
    const { session, renderer, look } = parts;
    this.#scenes = new VrScenes(viewer, options, parts);
    this.#marks = new PointerMarks(renderer, look);
    this.ended = new Promise((resolve) => {
      session.addEventListener('end', () => {
        this.#close();
        resolve();
      });
    });
    session.addEventListener('select', this.#select);
    session.requestAnimationFrame(this.#frame);
  }

  get sceneId(): number | null {
    return this.#scenes.sceneId;
  }

  get panelTitle(): string | null {
    return this.#scenes.panelTitle;
  }

  setScenes(scenes: readonly ViewerScene[]): void {
    this.#scenes.setScenes(scenes);
  }

  end(): Promise<void> {
    return this.#parts.session.end();
  }

  readonly #frame = (now: number, frame: XRFrame): void => {
    const { session, space } = this.#parts;
    session.requestAnimationFrame(this.#frame);
    const pose = frame.getViewerPose(space);
    const layer = session.renderState.baseLayer;
    if (!pose || !layer) return;
    const head = headOf(pose.transform.matrix);
    if (!this.#head) this.#scenes.begin(head);
    this.#head = head;
    this.#scenes.turn(this.#snap.push(stickOf(session)));
    const pointers = this.#point(frame, head, now);
    // Asked after pointing: looking may have chosen something, and what was open is closed then.
    const things = this.#scenes.things(head);
    const eyes = pose.views.map((view) => eyeOf(view.projectionMatrix, view.transform.matrix));
    const [first] = pose.views;
    const width = (first && layer.getViewport(first)?.width) ?? 0;
    const pixels = ((first?.projectionMatrix[0] ?? 1) * width) / 2;
    const layers = this.#scenes.pictures.frame(eyes, head, pixels, now);
    this.#draw(layer, pose.views, eyes, layers, [...things, ...pointers]);
    this.#options.onView?.({ yaw: head.yaw + this.#scenes.pictures.turn, pitch: head.pitch });
  };

  /** What pointers do to things, and what is drawn of them. */
  #point(frame: XRFrame, head: Head, now: number): Thing[] {
    const { session, space } = this.#parts;
    const things = this.#scenes.things(head);
    const { turn } = this.#scenes.pictures;
    const rays = raysOf(session, frame, space);
    const looks = rays.length === 0 && !this.#pinches;
    const gaze: Ray = { origin: head.position, direction: directionOf(head.yaw, head.pitch) };
    const hits = (looks ? [gaze] : rays).map((ray) => pointedAt(things, ray, turn));
    this.#hovering.follow(hits.flatMap((hit) => hit ?? []));
    const gazed = looks ? (hits[0] ?? null) : null;
    const { part, isChosen } = this.#dwell.look(gazed && targetOf(gazed), now);
    if (isChosen && gazed) gazed.thing.select?.(gazed.point);
    const shown = rays.flatMap((ray, index) => this.#marks.ray(ray, hits[index] ?? null, head, turn));
    const { isWaiting } = this.#scenes.pictures;
    if (isWaiting) return [...shown, this.#marks.ring(head, (now / 1000) % 1, true, turn, null)];
    const away = gazed?.distance ?? null;
    return looks ? [...shown, this.#marks.ring(head, part, false, turn, away)] : shown;
  }

  #draw(
    layer: XRWebGLLayer,
    views: readonly XRView[],
    eyes: readonly Eye[],
    layers: readonly VrLayer[],
    things: readonly Thing[],
  ): void {
    const { renderer } = this.#parts;
    // Requested once: a video's picture is taken to the GPU then.
    const seen = things.flatMap(({ texture, surface, part, opacity = 1 }) =>
      texture ? [{ texture, surface, opacity, ...(part && { part }) }] : [],
    );
    const { film, pictures } = this.#scenes;
    renderer.begin(layer.framebuffer);
    eyes.forEach((eye, index) => {
      const view = views[index];
      const viewport = view && layer.getViewport(view);
      if (!viewport) return;
      renderer.setViewport(viewport);
      const side = view.eye === 'right' ? 'right' : 'left';
      for (const { quads, turn, opacity } of layers) {
        renderer.drawPicture(quads[side], turnFrustum(eye.frustum, turn), opacity);
      }
      const inScene = { ...eye, frustum: turnFrustum(eye.frustum, pictures.turn) };
      film?.draw(side, inScene.frustum);
      for (const { surface, opacity, ...painted } of seen) {
        renderer.drawSurface(painted, surfaceMatrix(surface, surface.isFar ? inScene : eye), opacity);
      }
    });
  }

  readonly #select = ({ frame, inputSource }: XRInputSourceEvent): void => {
    if (inputSource.targetRayMode === 'transient-pointer') this.#pinches = true;
    const ray = rayOf(frame.getPose(inputSource.targetRaySpace, this.#parts.space));
    if (!ray || !this.#head) return;
    const hit = pointedAt(this.#scenes.things(this.#head), ray, this.#scenes.pictures.turn);
    if (hit) hit.thing.select?.(hit.point);
    else this.#scenes.askAt(ray.direction);
  };

  #close(): void {
    const head = this.#head;
    if (head) {
      const { turn } = this.#scenes.pictures;
      this.#viewer.setView({ yaw: head.yaw + turn, pitch: head.pitch });
    }
    this.#scenes.close();
    this.#marks.close();
    this.#parts.renderer.close();
  }
}

/** What looking at it would choose; null where nothing would happen. */
function targetOf({ thing, point }: Hit): object | null {
  return thing.targetAt ? thing.targetAt(point) : thing.select ? thing : null;
}
