/** A fake GPU: WebGL as far as the stage uses it. */

/** A texture that is on the GPU, with the address of its picture. */
export interface HeldPicture {
  url: string;
  isOfWorker?: boolean;
}

/** A fake GPU that only records calls. */
export class PretendCard {
  readonly live = new Set<HeldPicture>();
  /** Pictures that it does not take. */
  refuses: (picture: HeldPicture) => boolean = () => false;
  #error = 0;
  /** What the last frame drew, in order. */
  drawn: { texture: HeldPicture; opacity: number }[] = [];
  #bound: HeldPicture | null = null;
  #opacity = 1;

  readonly gl = new Proxy(
    {
      createTexture: () => {
        const texture = { url: '' };
        this.live.add(texture);
        return texture;
      },
      deleteTexture: (texture: HeldPicture) => void this.live.delete(texture),
      bindTexture: (_: unknown, texture: HeldPicture) => {
        this.#bound = texture;
      },
      texSubImage2D: (...given: unknown[]) => {
        const picture = given.at(-1) as HeldPicture;
        if (this.refuses(picture)) this.#error = 1281;
        else if (this.#bound) this.#bound.url = picture.url;
      },
      getError: () => {
        const error = this.#error;
        this.#error = 0;
        return error;
      },
      clear: () => {
        this.drawn = [];
      },
      uniform1f: (_: unknown, opacity: number) => {
        this.#opacity = opacity;
      },
      drawArrays: () => {
        if (this.#bound) this.drawn.push({ texture: this.#bound, opacity: this.#opacity });
      },
      getSyncParameter: () => (this.isDone ? 'SIGNALED' : 'UNSIGNALED'),
      deleteSync: () => {
        this.noticed += 1;
      },
      isContextLost: () => false,
      getProgramParameter: () => true,
    } as Record<string, unknown>,
    {
      get: (known, name: string) =>
        known[name] ?? (name === name.toUpperCase() ? name : (..._: unknown[]) => ({ loseContext() {} })),
    },
  );

  readonly canvas = Object.assign(new EventTarget(), {
    getContext: () => this.gl,
    width: 1,
    height: 1,
  }) as unknown as HTMLCanvasElement;
  /** Whether it has drawn what it was given. */
  isDone = true;
  /** How often somebody saw that it has. */
  noticed = 0;

  /** The scenes of textures, in order, each named once. */
  static scenes(textures: Iterable<HeldPicture>): string[] {
    return [...new Set([...textures].map(({ url }) => url.split('/')[1] ?? ''))];
  }
}
