/** Scans the QR codes of the share dialog, as a phone does. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBox } from './code-box.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const addresses = [
  'https://tours.example/welcome/maple?link=k7Qx0ZpWm3Ra9LdT',
  'http://127.0.0.1:3000/welcome/0f3b7a1c9d2e4f60?link=AAAAAAAAAAAAAAAA',
  `https://${'long.'.repeat(40)}example/welcome/x?link=k1`,
];

/** What is in a picture of pixels; null where a scanner finds nothing. */
function scan(pixels: Uint8ClampedArray, width: number, height: number): string | null {
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}

async function scanSvg(source: string, width: number): Promise<string | null> {
  const svg = decodeURIComponent(source.replace(/^data:image\/svg\+xml,/, ''));
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return scan(new Uint8ClampedArray(data), info.width, info.height);
}

test.each(addresses)(
  'the code of %s is scanned from the SVG, as it is shown and as it is printed',
  async (address) => {
    render(<CodeBox address={address} name="Public page" />);
    const shown = screen.getByRole<HTMLImageElement>('img').src;
    const saved = screen.getByRole<HTMLAnchorElement>('link', { name: /SVG/ }).href;
    expect(await scanSvg(shown, 360)).toBe(address);
    expect(await scanSvg(saved, 1200)).toBe(address);
  },
);

/** Stands for the browser's canvas, and keeps what is painted. */
function paintedCanvas() {
  const painted = { pixels: new Uint8ClampedArray(), width: 0, height: 0, saved: '' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const { width, height } = this;
    Object.assign(painted, { width, height, pixels: new Uint8ClampedArray(width * height * 4) });
    const brush = {
      fillStyle: '',
      fillRect(x: number, y: number, wide: number, high: number) {
        const pixels = new Uint32Array(painted.pixels.buffer);
        const value = brush.fillStyle === '#fff' ? 0xffffffff : 0xff000000;
        for (let row = y; row < y + high; row++) pixels.fill(value, row * width + x, row * width + x + wide);
      },
    };
    return brush;
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    painted.saved = this.download;
  });
  return painted;
}

test.each(addresses)(
  'the code of %s is scanned from the pixels of the PNG, large enough for a poster',
  async (address) => {
    const painted = paintedCanvas();
    render(<CodeBox address={address} name="Second visit" />);
    await userEvent.click(screen.getByRole('button', { name: /PNG/ }));
    expect(painted.saved).toBe('Second-visit.png');
    expect(painted.width).toBeGreaterThanOrEqual(1200);
    expect(scan(painted.pixels, painted.width, painted.height)).toBe(address);
  },
);
