/** Documents in the wild: with comments, byte order marks, scripts and includes. */

const pannellum = `\uFEFF// made by hand
{ "default": { "firstScene": "hall", "hotSpotDebug": true, "autoRotate": -3, "hfov": 80, "minPitch": -40, }, /* all */
  "scenes": {
    "hall": { "title": "Hall", "panorama": "hall.jpg", "yaw": -179.5, "pitch": 12.25, "northOffset": 33, "odd": [1],
      "hotSpots": [
        { "yaw": 190, "pitch": -3, "type": "scene", "sceneId": "Kitchen", "targetYaw": "same" },
        { "yaw": 5, "pitch": 80, "type": "scene", "sceneId": "hall", "targetYaw": -23, "targetHfov": 60, "cssClass": "x" },
        { "yaw": -5, "pitch": 8, "type": "info", "text": "<b>Oven</b>", "URL": "https://example.org/oven", "id": "oven" }, ] },
    "kitchen": { "type": "multires", "horizonPitch": 3.5, "minYaw": -75, "maxYaw": 75, // tiles
      "multiRes": { "basePath": "/t", "path": "/%l/%s%y_%x", "extension": "jpg", "tileResolution": 512, "maxLevel": 3, "cubeResolution": 2048 } } } }`;

const marzipano = `/* by Marzipano Tool */
var APP_DATA = { "scenes": [ { "id": "0-hall", "name": "Hall \\u00e9", "levels": [ { "tileSize": 256, "size": 256, "fallbackOnly": true },
  { "tileSize": 512, "size": 1024 } ], faceSize: 1024, initialViewParameters: { yaw: -0.5, pitch: +0.1, fov: Math.PI / 2 },
  linkHotspots: [ { yaw: 1e-1, pitch: 0, rotation: 0, target: "0-hall" }, { yaw: run(), pitch: -0, target: \`1-attic\` } ],
  infoHotspots: [ { yaw: 0, pitch: 0, title: "T", text: "<a href='x'>x</a>" } ] }, ...more, { id: "1-attic", ["name"]: "A", levels: [] } ],
  name: "House", settings: { mouseViewMode: "drag", autorotateEnabled: !0 } };
window.APP_DATA = APP_DATA;`;

const photoSphereViewer = `import { Viewer } from '@photo-sphere-viewer/core';
const viewer = new Viewer({ container: document.querySelector('#v'), plugins: [[VirtualTourPlugin, { positionMode: 'gps', startNodeId: 'b', nodes: [
  { id: 'a', panorama: { path: ['l', 'f', 'r', 'b', 't', 'd'] }, name: 'A &amp; B', gps: [-80.15, 25.66, 3], sphereCorrection: { pan: '33deg', tilt: 0.2, roll: '-5deg' },
    links: [{ nodeId: 'b', position: { yaw: '200deg', pitch: -0.1 } }, { nodeId: 'B' }], markers: [{ id: 'm', polygon: [[0, 0], [0.2, 0], [0.2, 0.3]], tooltip: 'Door' },
      { id: 'tv', imageLayer: 'tv.png', position: [{ yaw: 0, pitch: 0.1 }, { yaw: 0.3, pitch: 0.1 }, { yaw: 0.3, pitch: 0 }, { yaw: 0, pitch: 0 }] }, { id: 'i', html: i => i }] },
  { id: 'b', panorama: 'b.jpg', thumbnail: 'b-small.jpg', gps: [-80.16, 25.67], links: [] } ] }]] });`;

const krpano = `<?xml version="1.0"?>
<krpano title="House" onstart="loadscene(scene_hall, null, MERGE);">
  <include url="%SWFPATH%/skin.xml" />
  <action name="startup"><![CDATA[ if(a GT 1, trace(b); ); ]]></action>
  <layer name="plan" url="%CURRENTXML%/plan.png" width="400" height="200"><layer name="spot1" x="100" y="50%" onclick="loadscene(scene_kitchen)" /></layer>
  <scene name="scene_hall" title="Hall &amp; more" onstart="" thumburl="thumb.jpg">
    <view hlookat="90" vlookat="30" fovtype="HFOV" fov="100" limitview="lookto" hlookatmin="-60" hlookatmax="60" vlookatmin="-20" vlookatmax="45" fovmin="40" fovmax="100" />
    <image><cube url="panos/hall.tiles/%s/l%l/%0v/l%l_%s_%0v_%0h.jpg" multires="512,640,1280" /></image>
    <hotspot name="h1" ath="90" atv="30" linkedscene="SCENE_KITCHEN" linkedscene_lookat="45,10,90" />
    <hotspot name="area" onclick="openurl('https://example.org/a', _blank)"><point ath="0" atv="0" /><point ath="10" atv="0" /><point ath="10" atv="-10" /></hotspot>
  </scene>
  <scene name="scene_kitchen"><image type="CUBE" multires="true" tilesize="512"><level tiledimagewidth="1024" tiledimageheight="1024"><front url="f_%v_%h.jpg" /></level></image></scene>
</krpano>`;

/** What a document of krpano includes. */
export const skin =
  '<krpano><include url="skin.xml" /><scene name="scene_attic"><image><sphere url="attic.jpg" /></image></scene><view fov="90" /></krpano>';

const stored = `{ "id": "x", "name": "T", "initialSceneId": 1, "created_at": { "_seconds": 1, "_nanoseconds": 2 }, "centerLogo": "logo.png",
  "scenes": [ { "id": 1, "name": "A", "slug": "t/a.jpg", "cameraPosition": [0, 0, 0.01], "videos": "[]",
    "hotspots": "[{\\"kind\\":\\"link\\",\\"targetSceneId\\":2,\\"position\\":[1,0,0]}]" }, { "id": "2", "slug": "t/b.jpg", "hotspots": [{ "kind": "image", "pictures": [{ "slug": "t/c.png" }] }] } ],
  "audio": "t/a.mp3", "floorPlans": { "id": "p", "slug": "t/p.png", "pins": [{ "sceneId": 1, "x": 0, "y": 1, "heading": 2 }] } }`;

/** One of each tool, as its reader is named. */
export const toolTexts = { pannellum, marzipano, photoSphereViewer, krpano, stored } as const;
