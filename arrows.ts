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
  cutter: ['tour'],
  server: ['tour', 'api', 'cutter', 'demo'],
  web: ['tour', 'api', 'viewer'],
};

/** What the features of the server stand on. */
const groundOfFeatures = [
  'server/i18n',
  'server/failures',
  'server/access',
  'server/domain-events/domain-event',
  'server/feature',
  'server/http',
  'server/jobs',
  'server/quotas',
  'server/drivers',
  'cutter',
  'server/health',
  'api',
  'tour',
];
/** What the screens of the web stand on. */
const groundOfScreens = ['web/layout', 'web/client', 'web/ui', 'web/i18n', 'viewer', 'api', 'tour'];
/** What a part of the viewer may know of the whole: the shape of a scene, the texts, the events. */
const wordsOfViewer = ['viewer/scenes/viewer-scene', 'viewer/texts', 'viewer/content-texts', 'viewer/events'];

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
  'tour/faces': ['tour/sphere'],
  'tour/light': ['tour/document'],
  'tour/rules': ['tour/document', 'tour/sphere'],
  'tour/edit': ['tour/rules', 'tour/document'],
  'tour/changes': ['tour/edit', 'tour/rules', 'tour/document'],
  'tour/building': ['tour/document', 'tour/sphere'],
  'tour/check': ['tour/building', 'tour/edit', 'tour/rules', 'tour/document', 'tour/sphere'],
  'tour/formats': ['tour/faces', 'tour/rules', 'tour/document', 'tour/pyramid', 'tour/sphere'],

  api: ['tour'],

  cutter: ['tour'],

  demo: ['demo/tours', 'tour'],
  'demo/paint': ['tour'],
  'demo/tours': ['demo/demo-tour'],

  'viewer/view': ['tour'],
  'viewer/tiles': ['viewer/view', 'tour'],
  'viewer/sources': [
    'viewer/sources/plain',
    'viewer/tiles',
    'viewer/view',
    'viewer/scenes/viewer-scene',
    'tour',
  ],
  'viewer/sources/plain': ['viewer/sources', 'viewer/render/link-program', 'tour'],
  'viewer/scenes': ['viewer/sources', 'viewer/view', 'tour'],
  'viewer/host': ['viewer/view', ...wordsOfViewer],
  'viewer/render': ['viewer/sources', 'viewer/tiles', 'viewer/view', 'tour'],
  'viewer/controls': ['viewer/view', 'viewer/viewer-options', 'tour'],
  'viewer/media': [
    'viewer/render',
    'viewer/sources',
    'viewer/view',
    'viewer/hotspots',
    'viewer/host',
    'viewer/content/scene-media-parts',
    ...wordsOfViewer,
    'tour',
  ],
  'viewer/hotspots': ['viewer/view', 'viewer/content/scene-part', ...wordsOfViewer, 'tour'],
  'viewer/xr': [
    'viewer/hotspots',
    'viewer/journey',
    'viewer/render',
    'viewer/sources',
    'viewer/tiles',
    'viewer/view',
    'viewer/host',
    'viewer/viewer-options',
    ...wordsOfViewer,
    'tour',
  ],
  'viewer/journey': [
    'viewer/render',
    'viewer/sources',
    'viewer/view',
    'viewer/scenes/viewer-scene',
    'viewer/viewer-options',
    'tour',
  ],
  'viewer/frame/plan-frame': ['viewer/view', 'viewer/frame/drawn-frame'],
  'viewer/frame/drawn-frame': ['viewer/tiles'],
  'viewer/frame': [
    'viewer/frame/plan-frame',
    'viewer/frame/drawn-frame',
    'viewer/journey',
    'viewer/render',
    'viewer/sources',
    'viewer/tiles',
    'viewer/view',
    'tour',
  ],
  'viewer/content': [
    'viewer/controls',
    'viewer/hotspots',
    'viewer/host',
    'viewer/media',
    ...wordsOfViewer,
    'tour',
  ],
  'viewer/opening': [
    'viewer/host',
    'viewer/render',
    'viewer/scenes/viewer-scene',
    'viewer/sources',
    'viewer/view',
    'viewer/viewer-options',
    'tour',
  ],
  'viewer/embed': ['viewer/view', 'viewer/events', 'viewer/viewer-options'],
  viewer: [
    'viewer/content',
    'viewer/controls',
    'viewer/host',
    'viewer/opening',
    'viewer/scenes',
    'viewer/media',
    'viewer/hotspots',
    'viewer/frame',
    'viewer/journey',
    'viewer/render',
    'viewer/sources',
    'viewer/tiles',
    'viewer/view',
    'tour',
  ],
  'viewer/index': ['viewer'],
  'viewer/react': ['viewer', 'tour'],
  'viewer/element': ['viewer', 'tour'],

  'server/drivers': ['tour', 'api'],
  'server/jobs': ['server/drivers', 'tour'],
  'server/feature': ['server/jobs'],
  'server/access': ['server/drivers', 'api'],
  'server/domain-events': ['server/jobs', 'server/drivers'],
  'server/failures': ['server/i18n', 'cutter/failure-words.en', 'api'],
  'server/http': [
    'server/access',
    'server/config',
    'server/drivers/outage',
    'server/failures',
    'api',
    'tour/document',
  ],
  // Checks of the machine and of what all features stand on; those of features lie with them.
  'server/health': ['server/config', 'server/feature', 'server/http', 'server/i18n', 'server/drivers', 'api'],
  'server/i18n': ['api/locales', 'api/text'],
  'server/mail': ['api/locales', 'server/http', 'server/jobs', 'server/drivers'],
  'server/quotas': ['server/http', 'server/drivers', 'api'],
  'server/accounts': [...groundOfFeatures, 'server/mail'],
  'server/brand-kits': groundOfFeatures,
  'server/leads': [...groundOfFeatures, 'server/mail'],
  'server/links': groundOfFeatures,
  'server/orders': [...groundOfFeatures, 'server/mail'],
  'server/plans': [...groundOfFeatures, 'server/mail'],
  'server/tokens': [...groundOfFeatures, 'server/mail'],
  'server/users': groundOfFeatures,
  'server/tours': groundOfFeatures,
  'server/images': groundOfFeatures,
  'server/events': groundOfFeatures,
  'server/operators': [...groundOfFeatures, 'server/mail'],
  'server/demos': [...groundOfFeatures, 'demo'],
  'server/pages': [...groundOfFeatures, 'server/config'],
  'server/transfer': groundOfFeatures,
  'server/backup': groundOfFeatures,
  'server/cli': ['server', 'api/locales', 'cutter', 'demo', 'tour'],
  'server/config': ['server', 'api'],
  'server/main': ['server/cli', 'cutter/process/index'],
  server: ['server', 'demo'],

  // What the browser keeps.
  'web/browser': [],
  'web/i18n': ['web/browser', 'api/locales', 'api/text'],
  'web/ui': ['web/browser', 'web/i18n'],
  'web/client': ['web/browser', 'web/i18n', 'viewer', 'api', 'tour'],
  // What stands in pages ahead of the app.
  'web/page-scripts': ['web/client'],
  'web/layout': ['web/client', 'web/i18n', 'web/ui', 'api', 'tour'],
  'web/accounts': groundOfScreens,
  // How visitors reach an owner: the tour and its welcome page show it.
  'web/contact': groundOfScreens,
  'web/dashboard': [...groundOfScreens, 'web/new-tour', 'web/leads', 'web/orders'],
  'web/editor': [...groundOfScreens, 'web/new-tour', 'web/editor/canvas/hotspot-preview', 'web/editor/brand'],
  // A hotspot as visitors see it: the player's own panel, loaded when it is asked for.
  'web/editor/canvas/hotspot-preview': [...groundOfScreens, 'web/editor', 'web/player/lazy-panels'],
  // The pages as visitors see them, in the colours and with the logo that are being chosen.
  'web/editor/brand': [
    ...groundOfScreens,
    'web/editor',
    'web/welcome/welcome',
    'web/player/tour-top',
    'web/player/room-pill',
  ],
  'web/explore': groundOfScreens,
  'web/info': groundOfScreens,
  'web/landing': groundOfScreens,
  // A section of the dashboard.
  'web/leads': groundOfScreens,
  // Another section of the dashboard.
  'web/orders': groundOfScreens,
  // A dialog that two screens open.
  'web/new-tour': groundOfScreens,
  'web/player': [...groundOfScreens, 'web/page-scripts', 'web/contact', 'web/visit'],
  'web/plans': groundOfScreens,
  'web/profile': groundOfScreens,
  // What stands before the tour of a link: the tour and its welcome page show it.
  'web/visit': groundOfScreens,
  'web/welcome': [...groundOfScreens, 'web/contact', 'web/visit'],
  web: ['web', 'api/page-paths', 'api/drawn-welcome', 'api/locales'],
};
