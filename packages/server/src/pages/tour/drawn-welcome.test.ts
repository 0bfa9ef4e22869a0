import { drawnFactWords, drawnWelcomes, welcomeMarks } from '@tourwright/api/drawn-welcome';
import { expect, test } from 'vitest';
import { shownLoft } from '../test-pages.ts';
import { drawnWelcome } from './drawn-welcome.ts';

/** As the build draws them: the marks in place of what a tour has of its own. */
const drawn = new Map(
  drawnWelcomes.map(({ name, hasSources, scenes, hasFacts }): [string, string] => [
    name,
    `<!--${name}--><picture>${hasSources ? '<source media="1" srcSet="x1"/><source media="2" srcSet="x2"/>' : ''}` +
      `<img class="c" src="${welcomeMarks.cover}"/></picture><h1>${welcomeMarks.name}</h1>` +
      `<p>${welcomeMarks.description}</p>${hasFacts ? `<ul><li dir="auto">${welcomeMarks.fact}</li></ul>` : ''}<a href="/preview/name?tourId=tour-id&amp;alert=true">ENTER</a>` +
      `${scenes > 1 ? `<p>${welcomeMarks.scenes} scenes</p>` : ''}`,
  ]),
).set(
  drawnFactWords,
  JSON.stringify({ 'facts.beds': '{count, plural, one {{shown} bedroom} other {{shown} bedrooms}}' }),
);
const cover = {
  src: '/media/a/plain.jpg',
  sources: ['phone', 'other'].map((media) => ({
    type: 'image/avif',
    media,
    sizes: '100vw',
    srcset: `/media/${media}.avif 1280w`,
  })),
};

test('a tour’s own words, pictures and address stand where the build has left marks', () => {
  const html =
    drawnWelcome(drawn, { tour: { ...shownLoft.tour, tourtype: 'real-estate', id: 't/1' } }, cover) ?? '';
  expect(html).toContain('<!--welcome-real-estate-77777-sizes-->');
  expect(html).toContain(
    '<picture><source type="image/avif" media="phone" sizes="100vw" srcset="/media/phone.avif 1280w"/><source',
  );
  expect(html).toContain('<img class="c" src="/media/a/plain.jpg"/>');
  expect(html).toContain('<h1>Loft &#34;A&#34; $&#38; &#60;!--data--&#62; &#60;/title&#62;&#60;script&#62;');
  expect(html).toContain('<p>Welcome &#38; enjoy</p>');
  expect(html).toContain('?tourId=t%2F1&#38;alert=true">ENTER</a>');
  expect(html).toContain('<p>3 scenes</p>');
  expect(html).not.toMatch(/\u{E000}|\u{E001}|77,777/u);
});

test('a name that looks like a mark stays a name', () => {
  const name = `${welcomeMarks.description} 77,777`;
  expect(drawnWelcome(drawn, { tour: { ...shownLoft.tour, name } }, cover)).toContain(`<h1>${name}</h1>`);
});

test('without name and description it has the words of the specification', () => {
  const { name: _, description: __, ...plain } = shownLoft.tour;
  const html = drawnWelcome(drawn, { tour: plain }, { ...cover, sources: [] });
  expect(html).toContain('<!--welcome-retail-77777-one-->');
  expect(html).toContain('<h1>Untitled</h1>');
  expect(html).toContain('Your go-to spot for the latest styles, bold designs, and everyday inspiration.');
});

test('a build that has drawn nothing, or a tour without a cover, leaves the page to the app', () => {
  expect(drawnWelcome(new Map(), shownLoft, cover)).toBeNull();
  expect(drawnWelcome(drawn, shownLoft, null)).toBeNull();
});

test('a link stays in the address; what it leaves out is for the app to leave out', () => {
  const link = { key: 'k2', isUnbranded: false, controls: null };
  const html = drawnWelcome(drawn, { tour: shownLoft.tour, link }, cover);
  expect(html).toContain('&#38;alert=true&#38;link=k2">');
  const tour = shownLoft.tour;
  expect(drawnWelcome(drawn, { tour, link: { ...link, isUnbranded: true } }, cover)).toBeNull();
  expect(drawnWelcome(drawn, { tour, link: { ...link, controls: ['rooms'] } }, cover)).toBeNull();
});

test('facts are lines as the app writes them, whatever they say', () => {
  const tour = { ...shownLoft.tour, tourtype: 'real-estate', factAddress: 'A <b> 77,777', factBeds: 3 };
  const html =
    drawnWelcome(drawn, { tour: { ...tour, factPrice: 7_777_700, factCurrency: 'EUR' } }, cover) ?? '';
  expect(html).toContain('<!--welcome-real-estate-77777-sizes-facts-->');
  expect(html).toContain(
    '<ul><li dir="auto">A &#60;b&#62; 77,777</li><li dir="auto">€77,777</li><li dir="auto">3 bedrooms</li></ul>',
  );
  expect(html).toContain('<p>3 scenes</p>');
});
