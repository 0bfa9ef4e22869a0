/** A GPU that takes no texture wider than 4096, and counts the bytes that it holds. */
import type { Page } from '@playwright/test';

interface CardLog {
  /** Bytes of the textures alive: now, at most, and at most of those that one frame was drawn with. */
  liveBytes: number;
  peakBytes: number;
  shownBytes: number;
  /** What was requested beyond the limit. */
  refused: string[];
  widest: number;
}

declare global {
  interface Window {
    card: CardLog;
  }
}

export const cardLimit = 4096;

/** Makes every card of the page such a one. */
export async function giveSmallCard(page: Page): Promise<void> {
  await page.addInitScript(wrapCard, cardLimit);
}

/** Runs in the page. Cards keep three colours in four bytes. */
function wrapCard(limit: number): void {
  const card: CardLog = { liveBytes: 0, peakBytes: 0, shownBytes: 0, refused: [], widest: 0 };
  window.card = card;
  const gl = WebGL2RenderingContext.prototype;
  const { getParameter, texImage2D, texStorage2D, bindTexture, deleteTexture, drawArrays, clear } = gl;
  const limits: number[] = [gl.MAX_TEXTURE_SIZE, gl.MAX_CUBE_MAP_TEXTURE_SIZE, gl.MAX_RENDERBUFFER_SIZE];
  const sizes = new Map<WebGLTexture, number>();
  const shown = new Set<WebGLTexture>();
  let bound: WebGLTexture | null = null;
  const keep = (width: number, height: number) => {
    if (!bound) return;
    card.liveBytes += width * height * 4 - (sizes.get(bound) ?? 0);
    sizes.set(bound, width * height * 4);
    card.peakBytes = Math.max(card.peakBytes, card.liveBytes);
    card.widest = Math.max(card.widest, width, height);
  };
  gl.getParameter = function (name: number) {
    return limits.includes(name) ? limit : getParameter.call(this, name);
  };
  gl.bindTexture = function (target, texture) {
    bound = texture;
    bindTexture.call(this, target, texture);
  };
  gl.texImage2D = function (this: WebGL2RenderingContext, ...args: unknown[]) {
    const source = args.at(-1) as { width: number; height: number };
    const [width, height] =
      args.length > 6 ? [Number(args[3]), Number(args[4])] : [source.width, source.height];
    if (width > limit || height > limit) {
      card.refused.push(`${width}x${height}`);
      return;
    }
    keep(width, height);
    (texImage2D as (...all: unknown[]) => void).apply(this, args);
  } as typeof gl.texImage2D;
  gl.texStorage2D = function (target, levels, format, width, height) {
    const reason = levels === 1 ? '' : `${levels} levels of `;
    if (reason || width > limit || height > limit) {
      card.refused.push(`${reason}${width}x${height}`);
      return;
    }
    keep(width, height);
    texStorage2D.call(this, target, levels, format, width, height);
  };
  gl.deleteTexture = function (texture) {
    if (texture) card.liveBytes -= sizes.get(texture) ?? 0;
    if (texture) sizes.delete(texture);
    deleteTexture.call(this, texture);
  };
  gl.clear = function (mask) {
    shown.clear();
    clear.call(this, mask);
  };
  gl.drawArrays = function (mode, first, count) {
    if (bound) shown.add(bound);
    let bytes = 0;
    for (const texture of shown) bytes += sizes.get(texture) ?? 0;
    card.shownBytes = Math.max(card.shownBytes, bytes);
    drawArrays.call(this, mode, first, count);
  };
}
