import { expect, test, vi } from 'vitest';
import { readLogo, sizedDrawing } from './read-logo.ts';

test('says that a file is not a picture, whatever its name is', async () => {
  const file = new File(['hello, I am no picture'], 'logo.png', { type: 'image/png' });
  expect(await readLogo(file)).toEqual({ ok: false, fault: { code: 'not-a-logo', values: {} } });
  const empty = new File([], 'logo.png');
  expect(await readLogo(empty)).toEqual({ ok: false, fault: { code: 'empty', values: {} } });
});

test('a page that is called a drawing is not a logo', async () => {
  const file = new File(['<html><body><svg viewBox="0 0 1 1"/></body></html>'], 'logo.svg');
  expect(await readLogo(file)).toMatchObject({ ok: false, fault: { code: 'not-a-logo' } });
});

test('a drawing is painted large in its own shape, also when it names no size', () => {
  const sized = (attributes: string) =>
    sizedDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`);
  expect(sized('viewBox="0 0 40 20"')).toMatchObject({ width: 1024, height: 512 });
  expect(sized('width="10" height="20px"')).toMatchObject({ width: 512, height: 1024 });
  expect(sized('width="100%" height="100%"')).toMatchObject({ width: 1024, height: 1024 });
  expect(sized('width="10" height="20"')?.text).toContain('viewBox="0 0 10 20"');
  expect(sizedDrawing('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).toBeNull();
});

test('a drawing loses its handlers and keeps its styles; nothing that the policy of the page reports is parsed', () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const drawing = `<!DOCTYPE svg [<!ATTLIST svg onfocus CDATA "alert(0)">]>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" onload="alert(1)">
      <style type="text/css">path { fill: red }</style>
      <path d="M0 0h9" onclick = 'alert(2)' style="fill:#ff0000"/><text>the style in words</text>
    </svg>`;
  const text = sizedDrawing(drawing)?.text ?? '';
  expect(parse.mock.calls.map(([parsed]) => /\s(on\w+|style)\s*=|<(\w+:)?style/.test(parsed))).toEqual([
    false,
  ]);
  expect(text).not.toMatch(/alert/);
  expect(text).toContain('<style type="text/css">path { fill: red }</style>');
  expect(text).toContain('style="fill:#ff0000"');
  expect(text).toContain('the style in words');
  expect(text).toContain('width="1024" height="512"');
});
