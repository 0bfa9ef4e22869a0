import { encode } from 'uqr';

/** For print: the white rim that the standard asks for, and so much repeated that a stain does no harm. */
export const codeOptions = { border: 4, ecc: 'M' } as const;

/** The length of a side; large enough for a poster. */
const pixels = 1200;

/** Saves a link as a code to scan: a picture for programs that take no SVG. */
export function saveCodePng(link: string, fileName: string): void {
  const { data, size } = encode(link, codeOptions);
  const scale = Math.ceil(pixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  const anchor = document.createElement('a');
  anchor.href = canvas.toDataURL('image/png');
  anchor.download = fileName;
  anchor.click();
}
