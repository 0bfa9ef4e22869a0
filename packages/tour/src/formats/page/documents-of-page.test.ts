import { expect, test } from 'vitest';
import { documentsOfAddress, documentsOfPage } from './documents-of-page.ts';

test('finds the scripts, the files that they name, and the frames of a page', () => {
  const found = documentsOfPage(`<!DOCTYPE html><base href="/tours/">
    <!-- <script src="old.js"></script> -->
    <SCRIPT src='data.js'></SCRIPT><script src="vendor/marzipano.js"></script>
    <script>embedpano({ xml: "tour.xml", target: "pano" });</script>
    <iframe title="a > b" src="pannellum.htm#config=tour.json&amp;autoLoad=true"></iframe>`);
  expect(found).toEqual({
    base: '/tours/',
    inline: ['embedpano({ xml: "tour.xml", target: "pano" });'],
    documents: ['tour.xml'],
    scripts: ['data.js'],
    frames: ['pannellum.htm#config=tour.json&autoLoad=true'],
  });
});

test('reads what the address of a viewer names', () => {
  expect(documentsOfAddress('https://example.com/pannellum.htm?config=a%2Ftour.json')).toEqual([
    'a/tour.json',
  ]);
  expect(documentsOfAddress('https://example.com/p.htm#config=tour.json&autoLoad=true')).toEqual([
    'tour.json',
  ]);
  expect(documentsOfAddress('https://example.com/tour.html')).toEqual([]);
});

test('a page is read alike whatever letters precede its scripts', () => {
  // In lower case the first letter would be two.
  const { scripts } = documentsOfPage('<title>\u0130stanbul</title><SCRIPT SRC="data.js"></SCRIPT>');
  expect(scripts).toEqual(['data.js']);
});

test('a page that ends in the middle of a tag or a script is read as far as it goes', () => {
  expect(documentsOfPage('<script>var a = 1').inline).toEqual(['var a = 1']);
  expect(documentsOfPage('<script src="a.js"').scripts).toEqual([]);
  expect(documentsOfPage('<!-- <script>').inline).toEqual([]);
});

test('an address that a script names keeps its query, and is a document only where it ends as one', () => {
  const script = `load("a/tour.json?v=1&x=2"); load('b.xml'); c=d.json; load("e.json.js"); load("f.php?g.xml"); h=i.xml;`;
  const { documents } = documentsOfPage(`<script>${script}</script>`);
  expect(documents).toEqual(['a/tour.json?v=1', 'b.xml', 'f.php?g.xml']);
});

// Each of these took hours.
test.each(['=a.json?.', '=\0.XML?.', '/three.js', '"'])(
  'a script of nothing but %s is read at once',
  (part) => {
    expect(documentsOfPage(`<script>${part.repeat(100_000)}<</script>`).documents).toEqual([]);
  },
);
