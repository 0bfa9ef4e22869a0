/** A fake WebGL context that draws nothing. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => {
    if (name === 'isContextLost') return () => false;
    return name === Symbol.toPrimitive ? () => 0 : anything;
  },
  apply: () => anything,
});

/** In place of `HTMLCanvasElement.prototype.getContext`, where WebGL is to be there. */
export const pretendGraphics = (() => anything) as unknown as HTMLCanvasElement['getContext'];
