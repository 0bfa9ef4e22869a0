/** Texts of the six faces of a cube, which come as files of their own. */
export const en = {
  'cube.unnamed': 'the cube',
  'cube.face.f': 'front',
  'cube.face.r': 'right',
  'cube.face.b': 'back',
  'cube.face.l': 'left',
  'cube.face.u': 'up',
  'cube.face.d': 'down',
  'cube.face.number': 'number {number}',
  'cube.face.either': 'number 0 or number 6',
  'upload.fault.cube-missing':
    'Only {count} of the six faces of {fileName} are here; what is missing: {missing}. Choose all six together.',
  'upload.fault.cube-twice':
    'More than one file claims to be the {face} face of {fileName}. Choose only the six that belong together.',
  'upload.fault.cube-not-square':
    '{fileName} has {width} × {height} pixels. The faces of a cube are square: export it again and choose all six together.',
  'upload.fault.cube-sizes':
    '{fileName} has {width} × {width} pixels, other faces of its cube {others} × {others}. Export all six in one size and choose them together.',
  'upload.fault.cube-edge':
    'The faces of {fileName} have {width} × {width} pixels; the limit is {most} × {most}. Save them smaller, or turn the cube into one panorama, twice as wide as high.',
  'upload.one-photo': 'Choose one photo, or the six faces of one cube.',
} as const;
