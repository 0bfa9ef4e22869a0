/**
 * The plan of the house: who may import whom. All arrows point down; a test resolves every import of every file
 * against these two tables (`scripts/arrows.test.ts`).
 */

/** What each package may import. Tests may import `demo` too, which paints small panoramas for them. */
export const packages: Record<string, readonly string[]> = {
  tour: [],
  api: ['tour'],
  viewer: ['tour'],
  demo: ['tour'],
  server: ['tour', 'api', 'demo'],
  web: ['tour', 'api', 'viewer'],
};

/** What the features of the server stand on. */
const groundOfFeatures = [
  'server/http',
  'server/jobs',
  'server/quotas',
  'server/drivers',
  'server/processes',
  'server/tiles',
  'api',
  'tour',
];
/** What the screens of the web stand on. */
const groundOfScreens = ['web/layout', 'web/client', 'web/ui', 'viewer', 'api', 'tour'];
/** What a part of the viewer may know of the whole: the shape of a scene, the texts, the events. */
const wordsOfViewer = ['viewer/viewer-scene', 'viewer/texts', 'viewer/events'];

/**
 * What each folder (or single file) may import beside itself, as folders or files without their endings. The longest
 * key that a path begins with holds; a package's own name stands for what lies loose in its `src`. Tests are free
 * inside their package.
 */
export const arrows: Record<string, readonly string[]> = {
  tour: ['tour/document'],
  'tour/document': [],
  'tour/sphere': [],
  'tour/pyramid': ['tour/sphere'],
  'tour/rules': ['tour/document', 'tour/sphere'],
  'tour/edit': ['tour/rules', 'tour/document'],

  api: ['tour'],

  demo: ['demo/tours', 'tour'],
  'demo/paint': ['tour'],
  'demo/tours': ['demo/demo-tour'],

  'viewer/view': ['tour'],
  'viewer/tiles': ['viewer/view', 'tour'],
  'viewer/render': ['viewer/tiles', 'viewer/view', 'viewer/pause', 'tour'],
  'viewer/controls': ['viewer/view', 'viewer/viewer-options', 'tour'],
  'viewer/media': [
    'viewer/render',
    'viewer/view',
    'viewer/viewer-element',
    'viewer/scenery-parts',
    ...wordsOfViewer,
    'tour',
  ],
  'viewer/overlay': [
    'viewer/view',
    'viewer/late-texts',
    'viewer/scene-part',
    'viewer/way-through',
    ...wordsOfViewer,
    'tour',
  ],
  'viewer/xr': [
    'viewer/overlay',
    'viewer/render',
    'viewer/tiles',
    'viewer/view',
    'viewer/viewer-element',
    'viewer/viewer-options',
    'viewer/late-texts',
    ...wordsOfViewer,
    'tour',
  ],
  'viewer/frame': ['viewer/view', 'viewer/events', 'viewer/viewer-options'],
  viewer: [
    'viewer/controls',
    'viewer/media',
    'viewer/overlay',
    'viewer/render',
    'viewer/tiles',
    'viewer/view',
    'tour',
  ],
  'viewer/index': ['viewer'],
  'viewer/react': ['viewer', 'tour'],
  'viewer/element': ['viewer', 'tour'],

  'server/drivers': ['tour'],
  'server/jobs': ['server/drivers', 'tour'],
  'server/http': ['server/config', 'server/drivers/outage', 'api'],
  'server/processes': [],
  'server/tiles': ['server/drivers', 'server/processes', 'api/packed-faces', 'tour'],
  'server/mail': ['server/http', 'server/jobs', 'server/drivers'],
  'server/quotas': ['server/http', 'server/drivers', 'api'],
  'server/accounts': [...groundOfFeatures, 'server/mail'],
  'server/users': groundOfFeatures,
  'server/tours': groundOfFeatures,
  'server/images': groundOfFeatures,
  'server/events': groundOfFeatures,
  'server/operators': groundOfFeatures,
  'server/demos': [...groundOfFeatures, 'demo'],
  'server/pages': [...groundOfFeatures, 'server/config'],
  'server/cli': ['server', 'demo', 'tour'],
  'server/main': ['server/cli', 'server/processes'],
  server: ['server', 'demo'],

  'web/ui': [],
  'web/client': ['viewer', 'api', 'tour'],
  'web/layout': ['web/client', 'web/ui', 'api'],
  'web/accounts': groundOfScreens,
  'web/dashboard': [...groundOfScreens, 'web/new-tour'],
  'web/editor': [...groundOfScreens, 'web/new-tour'],
  'web/explore': groundOfScreens,
  'web/info': groundOfScreens,
  'web/landing': groundOfScreens,
  // A dialog that two screens open.
  'web/new-tour': groundOfScreens,
  'web/preview': groundOfScreens,
  'web/profile': groundOfScreens,
  'web/welcome': groundOfScreens,
  web: ['web', 'api/page-paths', 'api/drawn-welcome'],
};
