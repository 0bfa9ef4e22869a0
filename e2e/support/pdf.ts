/** A document of this many pages, each with a frame of its own: the same picture is no second plan. */
export function documentOf(pages: number): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', ''];
  const kids = Array.from({ length: pages }, (_, index) => {
    const drawing = `8 w 20 20 260 ${(index % 160) + 10} re S`;
    objects.push(`<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`);
    const content = objects.length;
    objects.push(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${content} 0 R>>`);
    return `${objects.length} 0 R`;
  });
  objects[1] = `<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`;
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text);
}
