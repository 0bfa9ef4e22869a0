import { expect, test } from 'vitest';
import { readTour } from '../read-tour.ts';
import { openLocator } from './open-locator.ts';

/** The line of each place that the report of a document names. */
function linesOf(text: string, included?: ReadonlyMap<string, string>): Record<string, string> {
  const read = readTour(text, included);
  if (!read.ok) throw new Error(read.fault);
  const locate = openLocator(text, included);
  const lines = read.report.map(({ place }) => {
    const at = locate(place);
    return [place, at === null ? '?' : `${at.included ?? ''}${at.line}`] as const;
  });
  return Object.fromEntries(lines);
}

test('things of a Pannellum tour are at the lines of their names, comments and dots in names or not', () => {
  const text = `\uFEFF// A tour
{
  "default": { "firstScene": "no.1", "odd": 1 },
  "scenes": {
    "no.1": {
      "panorama": "a.jpg",
      "hotSpots": [
        { "pitch": 0, "yaw": 0, "type": "info", "text": "A <b>bold</b> word" },
        {
          "pitch": 0, "yaw": 10, "type": "scene",
          "sceneId": "gone"
        }
      ]
    }
  }
}`;
  expect(linesOf(text)).toMatchObject({
    'scenes.no.1': '5',
    'scenes.no.1.hotSpots[0]': '8',
    'scenes.no.1.hotSpots[0].text': '8',
    'scenes.no.1.hotSpots[1].sceneId': '11',
    'default.odd': '3',
  });
});

test('things of a script are at their lines, code among them', () => {
  const text = `// Made by a tool
var APP_DATA = {
  "scenes": [
    {
      "id": "0-hall", "name": "Hall", "levels": [{ "tileSize": 512, "size": 512 }], "faceSize": 512,
      "initialViewParameters": { "yaw": 0, "pitch": 0, "fov": 1.5 },
      "linkHotspots": [
        { "yaw": 0, "pitch": 0, "rotation": 0, "target": "gone" }
      ],
      "infoHotspots": [],
      "onEnter": function () { alert(1); }
    }
  ],
  "name": "House",
  "settings": {}
};`;
  const lines = linesOf(text);
  expect(lines['scenes[0]']).toBe('4');
  expect(lines['scenes[0].onEnter']).toBe('11');
  expect(lines['scenes[0].linkHotspots[0].target']).toBe('8');
});

test('elements are at the line where their tags begin, in the file that they were written in', () => {
  const text = `
<?xml version="1.0"?>
<krpano>
  <include url="more/spots.xml"/>
  <include url="lost.xml"/>
  <scene
    name="hall" thumburl="t.jpg"
    onstart="hello();">
    <image><sphere url="hall.jpg"/></image>
    <hotspot name="door" ath="0" atv="0"
      linkedscene="gone"/>
  </scene>
</krpano>`;
  const more = `<krpano>
  <scene name="attic/loft"><image><sphere url="a.jpg"/></image>
    <hotspot name="a" ath="0" atv="0" linkedscene="HALL"/>
  </scene>
</krpano>`;
  expect(linesOf(text, new Map([['more/spots.xml', more]]))).toMatchObject({
    'scene[hall]': '6',
    'scene[hall]@onstart': '6',
    'scene[hall].thumburl': '6',
    'scene[hall]/hotspot[door]@linkedscene': '10',
    'include[lost.xml]': '5',
    'scene[attic/loft]': 'more/spots.xml2',
    'scene[attic/loft]/hotspot[a]@linkedscene': 'more/spots.xml3',
  });
});

test('a place that no document has is nowhere', () => {
  const locate = openLocator('{ "scenes": {} }');
  expect(locate('nodes[3]')).toBeNull();
  expect(locate('$')).toEqual({ line: 1, included: null });
  expect(openLocator('<krpano/>')('scene[a]')).toBeNull();
});
