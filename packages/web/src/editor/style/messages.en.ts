/** Texts of how hotspots look: their own icons, how they lie, and what new ones look like. */
export const en = {
  // Names of steps, after "Undo".
  'edit.style.default': 'Set how new hotspots look, as {name}',
  'edit.style.no-default': 'Reset how new hotspots look, as {name}',
  'edit.style.turn': 'Turn {name}',
  'edit.style.size': 'Resize {name}',

  // Own icons.
  'icons.own': 'Your icons',
  'icons.own-number': 'Your icon {number}',
  'icons.own-hint': 'PNG, JPEG, WebP or SVG; square ones fill the circle.',
  'icons.add': 'Upload an icon',
  'icons.storing': 'Uploading…',
  'icons.not-stored': 'The icon was not stored. {reason}',

  // How it lies.
  'style.facing-free': 'Free',
  'style.yaw': 'Turned to yaw',
  'style.pitch': 'Tilted to pitch',
  'style.roll': 'Leaning',
  'style.face-visitor': 'Straighten',
  'style.face-visitor-hint': 'How it lies, in degrees. The handles on the picture do the same.',

  // Handles on the picture.
  'turn.rotate': 'Rotation of {name}: drag it, or turn it by the arrow keys',
  'turn.size': 'Size of {name}: drag it, or change it by the arrow keys',
  'turn.tilt': 'Tilt of {name}: drag it, or tilt it by the arrow keys',

  // The look of new ones.
  'style.default': 'Use for new hotspots of this kind',
  'style.is-default': 'New hotspots of this kind look like this.',
  'style.has-default': 'New hotspots of this kind have another style.',
  'style.no-default': 'Reset new ones',
  'style.default-set': 'New hotspots of this kind will look like this one.',
} as const;
