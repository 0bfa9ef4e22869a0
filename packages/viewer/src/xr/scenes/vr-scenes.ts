/**
 * The scenes of a tour in the headset: the present one, what is in it, the way to others, the panel that lies
 * open.
 */
import type { Hotspot, KnownHotspot } from '@tourwright/tour/document';
import type { Direction } from '@tourwright/tour/sphere';
import { hotspotLook } from '../../hotspots/button/hotspot-look.ts';
import { kindName } from '../../hotspots/button/kind-name.ts';
import { wayThrough } from '../../hotspots/link/way-through.ts';
import { isOnSurface, type PinnedMedia, type ViewerScene } from '../../scenes/viewer-scene.ts';
import type { PanoramaSource } from '../../sources/panorama-source.ts';
import type { ViewAngles } from '../../view/angles.ts';
import { isLink } from '../../view/is-link.ts';
import type { Viewer } from '../../viewer-options.ts';
import { contentOf, contentOfPicture } from '../marks/hotspot-content.ts';
import { SceneMarks } from '../marks/scene-marks.ts';
import { ChoicePanel } from '../panels/choice-panel.ts';
import { ContentPanel } from '../panels/content-panel.ts';
import { FloorMenu } from '../panels/floor-menu.ts';
import { SceneScreens } from '../panels/scene-screens.ts';
import type { VrContent } from '../panels/vr-content.ts';
import type { VrOptions, VrVariant } from '../vr-options.ts';
import type { VrParts } from '../vr-parts.ts';
import { VrPictures } from '../vr-pictures.ts';
import { surfaceBefore } from '../widgets/placing.ts';
import type { Surface } from '../widgets/surface.ts';
import type { Thing, ThingSource } from '../widgets/thing.ts';
import { turnedBy } from '../widgets/vector.ts';
import type { Head } from './eyes.ts';
import { SceneVariants } from './scene-variants.ts';
import { SceneVideo } from './scene-video.ts';
import { videoButtons } from './video-buttons.ts';

/** Metres. */
const panelPlace = { distance: 1.6, breadth: 1.35 };

/** The scenes in VR: what is shown in each, and the passage from one to the next. */
export class VrScenes {
  readonly pictures: VrPictures;
  readonly #viewer: Viewer;
  readonly #options: VrOptions;
  readonly #parts: VrParts;
  readonly #marks: SceneMarks;
  readonly #screens: SceneScreens;
  readonly #variants: SceneVariants;
  readonly #menu: FloorMenu;
  #film: SceneVideo | null = null;
  #scenes: readonly ViewerScene[];
  #scene: ViewerScene | null = null;
  #panel: { title: string; source: ThingSource; isLoud: boolean } | null = null;
  #head: Head = { position: [0, 0, 0], yaw: 0, pitch: 0 };
  #isClosed = false;

  constructor(viewer: Viewer, options: VrOptions, parts: VrParts) {
    this.#viewer = viewer;
    this.#options = options;
    this.#parts = parts;
    this.#scenes = options.scenes;
    const { memoryBudgetBytes, urlOf = () => null } = options;
    this.pictures = new VrPictures(parts.renderer, memoryBudgetBytes);
    const lookParts = { texts: parts.viewerTexts, sceneOf: this.#find, urlOf };
    this.#marks = new SceneMarks({ ...parts, onSelect: (hotspot) => this.#choose(hotspot) }, (hotspot) =>
      hotspotLook(hotspot, lookParts),
    );
    const onEnlarge = (media: PinnedMedia) => this.#open(contentOfPicture(media), null);
    this.#screens = new SceneScreens({ ...parts, onEnlarge });
    this.#variants = new SceneVariants(options.variantsOf);
    this.#menu = new FloorMenu({
      ...parts,
      onScenes: options.scenes.length > 1 ? () => this.#openScenePanel() : undefined,
      onHome: () => this.#goHome(),
      onLeave: () => void parts.session.end(),
    });
  }

  get sceneId(): number | null {
    return this.#scene?.id ?? null;
  }

  get panelTitle(): string | null {
    return this.#panel?.title ?? null;
  }

  /** A 360° video, in the place of the scene's picture; null without one, and while scenes fade. */
  get film(): SceneVideo | null {
    return this.pictures.isCrossing ? null : this.#film;
  }

  /** Begins where the page's viewer is, looking as it does. */
  begin(head: Head): void {
    const { sceneId, view } = this.#viewer;
    const scene = sceneId === null ? undefined : this.#find(sceneId);
    if (!scene) return;
    this.#head = head;
    const source = this.#variants.sourceOf(scene);
    if (source) this.pictures.begin(source, view.yaw - head.yaw);
    this.#furnish(scene);
  }

  /** Turns the visitor to the right, radians. */
  turn(angle: number): void {
    if (angle !== 0) this.pictures.turn += angle;
  }

  /** From the back to the front. */
  things(head: Head): Thing[] {
    this.#head = head;
    this.#menu.follow(head);
    const parts = [this.#film, this.#screens, this.#marks];
    const inScene = this.pictures.isCrossing ? [] : parts.flatMap((part) => part?.things() ?? []);
    return [...inScene, ...this.#menu.things(), ...(this.#panel?.source.things() ?? [])];
  }

  /** Shows the tour as it is now; the current scene and what is open stays. */
  setScenes(scenes: readonly ViewerScene[]): void {
    this.#scenes = scenes;
    const scene = this.#scene && this.#find(this.#scene.id);
    if (!scene) return;
    this.#scene = scene;
    this.#marks.show(scene.hotspots);
  }

  /** The bare picture was chosen, in a direction of the room: closes what is open, or asks what to put there. */
  askAt(direction: Direction): void {
    const { placing } = this.#options;
    const scene = this.#scene;
    if (!placing || !scene || this.pictures.isCrossing) return;
    if (this.#panel) {
      this.#closePanel();
      return;
    }
    const place = turnedBy(direction, this.pictures.turn);
    const panel = new ChoicePanel({
      ...this.#panelParts,
      title: placing.title,
      choices: placing.choicesAt(scene.id, place),
      markedId: null,
      onChoose: (id) => {
        this.#closePanel();
        placing.place(scene.id, place, id);
      },
    });
    this.#show({ title: placing.title, source: panel, isLoud: false });
  }

  close(): void {
    this.#isClosed = true;
    this.#closePanel();
    this.#marks.close();
    this.#screens.close();
    this.#film?.close();
    this.#menu.close();
    this.pictures.close();
  }

  #choose(hotspot: Hotspot): void {
    if (isLink(hotspot)) {
      this.#follow(hotspot);
      return;
    }
    const { onHotspot, extraLines = () => [], urlOf = () => null, brochures } = this.#options;
    if (onHotspot?.(hotspot)) return;
    const { texts, viewerTexts } = this.#parts;
    const name = kindName(viewerTexts, hotspot.kind);
    const parts = { texts, name, urlOf, extra: extraLines(hotspot), brochures };
    this.#open(contentOf(hotspot, parts), hotspot);
  }

  #follow(link: KnownHotspot<'link'>): void {
    const from = this.#scene;
    if (!from) return;
    const { viewerTexts } = this.#parts;
    const way = wayThrough(link, from, this.#find, this.#viewer.view);
    if (way.to) void this.#travel(way.to, way.arrival);
    else this.#say(viewerTexts.noPicture(way.unseen?.name ?? viewerTexts.unknownScene));
  }

  #goHome(): void {
    const { homeSceneId } = this.#options;
    const home = this.#scenes.find(({ id }) => id === homeSceneId) ?? this.#scenes[0];
    if (home) void this.#travel(home, home.view);
  }

  /** Goes to a scene and looks there so, whichever way the head is turned. */
  async #travel(scene: ViewerScene, view: ViewAngles): Promise<void> {
    this.#closePanel();
    const source = this.#variants.sourceOf(scene);
    if (!(await this.#prepare(source, view.yaw - this.#head.yaw, scene.name))) return;
    this.pictures.cross(view.yaw - this.#head.yaw);
    this.#furnish(scene);
    // The page comes along: its address, its sounds, its way back.
    void this.#viewer.openScene(scene.id, { view: { yaw: view.yaw, pitch: view.pitch }, transition: 'cut' });
  }

  /** Shows another picture of the present scene; one looks on. */
  async #exchange(scene: ViewerScene, variant: VrVariant): Promise<void> {
    if (this.#variants.isShown(scene, variant)) return;
    if (!(await this.#prepare(variant.source, this.pictures.turn, variant.name))) return;
    this.pictures.exchange();
    this.#variants.choose(scene, variant);
    // A video belongs to the scene's own picture.
    this.#showVideo(variant.id === undefined ? scene : null);
    this.#offer(scene);
    this.#options.onVariant?.(scene.id, variant.id);
  }

  /** Whether a picture is there now and still wanted; one that cannot be had is said. */
  async #prepare(source: PanoramaSource | null, turn: number, name: string): Promise<boolean> {
    if (!source) return false;
    try {
      const isReady = await this.pictures.prepare(source, turn);
      return isReady && !this.#isClosed;
    } catch {
      if (!this.#isClosed) this.#say(this.#parts.viewerTexts.failed(name));
      return false;
    }
  }

  #showVideo(scene: ViewerScene | null): void {
    this.#film?.close();
    const media = scene?.pinned?.find((each) => !isOnSurface(each));
    // A closed video sends its end event a moment later.
    const onChange = () => {
      if (this.#scene && !this.#isClosed) this.#offer(this.#scene);
    };
    const yaw = this.#head.yaw + this.pictures.turn;
    this.#film = media ? new SceneVideo(media, yaw, { ...this.#parts, onChange }) : null;
  }

  /** The menu at the visitor's feet: what can be done in the present scene. */
  #offer(scene: ViewerScene): void {
    const choices = this.#variants.of(scene).map((variant) => ({
      label: variant.name,
      isMarked: this.#variants.isShown(scene, variant),
      press: () => void this.#exchange(scene, variant),
    }));
    const { menu = [] } = this.#options.placing ?? {};
    this.#menu.offer(choices, this.#film ? videoButtons(this.#film, this.#parts) : [], menu);
  }

  #furnish(scene: ViewerScene): void {
    this.#scene = scene;
    this.#showVideo(this.#variants.hasOther(scene) ? null : scene);
    this.#offer(scene);
    this.#marks.show(scene.hotspots);
    this.#screens.show(scene, this.#head.yaw + this.pictures.turn);
  }

  #openScenePanel(): void {
    const panel = new ChoicePanel({
      ...this.#panelParts,
      title: this.#parts.texts.rooms,
      choices: this.#scenes,
      markedId: this.sceneId,
      onChoose: (id) => {
        const scene = this.#find(id);
        if (id === this.sceneId) this.#closePanel();
        else if (scene) void this.#travel(scene, scene.view);
      },
    });
    this.#show({ title: this.#parts.texts.rooms, source: panel, isLoud: false });
  }

  #say(title: string): void {
    this.#open({ title, text: [this.#parts.texts.goOn], pictures: [], hasMoreOnPage: false }, null);
  }

  #open(content: VrContent, hotspot: Hotspot | null): void {
    const source = new ContentPanel(content, {
      ...this.#panelParts,
      onPage: () => {
        void this.#parts.session.end().then(() => hotspot && this.#options.onPage?.(hotspot));
      },
    });
    const isLoud = content.film !== undefined || content.sound !== undefined;
    this.#show({ title: content.title, source, isLoud });
  }

  #show(panel: { title: string; source: ThingSource; isLoud: boolean }): void {
    this.#closePanel();
    this.#panel = panel;
    if (panel.isLoud) this.#options.onLoud?.(true);
  }

  #closePanel(): void {
    const panel = this.#panel;
    this.#panel = null;
    panel?.source.close();
    if (panel?.isLoud) this.#options.onLoud?.(false);
  }

  /** What every panel is made of: it opens ahead of the visitor. */
  get #panelParts() {
    const surfaceOf = (width: number, height: number): Surface =>
      surfaceBefore(this.#head, panelPlace.distance, panelPlace.breadth, { width, height });
    return { ...this.#parts, surfaceOf, onClose: () => this.#closePanel() };
  }

  readonly #find = (id: number): ViewerScene | undefined => this.#scenes.find((scene) => scene.id === id);
}
