/** Texts of floor plans that are needed before their part of the editor is loaded: names of steps, and why a file is not a plan. */
export const en = {
  'rail.plans': 'Plan',
  'action.plans-panel': 'Floor plans',
  'edit.file.move': 'Move {name}',
  'edit.plan.add': '{count, plural, one {Add floor {name}} other {Add # floors}}',
  'edit.plan.rename': 'Rename floor {name}',
  'edit.plan.remove': 'Delete floor {name}',
  'edit.plan.move': 'Reorder floors',
  'edit.plan.replace': 'Replace plan of {name}',
  'edit.plan.north': 'Set north of {name}',
  'edit.pin.add': 'Place {name} on the plan',
  'edit.pin.move': 'Move {name} on the plan',
  'edit.pin.turn': 'Turn {name} on the plan',
  'edit.pin.remove': 'Take {name} off the plan',
  'edit.pin.floor': 'Move {name} to another floor',
  'edit.pin.straighten': '{count, plural, one {Turn {name} along the walls} other {Turn # pins as proposed}}',
  'edit.pin.headings':
    '{count, plural, one {Turn {name} as its links say} other {Turn # pins as their links say}}',
  'upload.drop-plan': 'Drop to add as floors',
  'upload.choose-plan': 'Choose a floor plan',
  'upload.fault.not-a-plan':
    '{fileName} is not a floor plan that can be shown. Use a picture (PNG, JPEG, WebP, AVIF, TIFF or GIF), an SVG drawing or a PDF.',
  'upload.fault.plan-pixels':
    '{fileName} has {width, number} × {height, number} pixels. A plan may have {most, number} on its longer side: save it smaller.',
  'upload.fault.plan-bytes':
    '{fileName} is too large for a plan. The limit for a PDF is {megabytes} MB: save the pages with floors as a PDF of their own.',
  'upload.fault.plan-pages':
    '{fileName} has {count, number} pages. A PDF with plans may have {most, number}: save the pages with floors as a PDF of their own.',
  'upload.fault.plan-locked': '{fileName} is locked by a password. Save it without one and add that file.',
  'plan.disarmed': '{fileName} contained scripts. Only its picture was added, without them.',
  'plan.duplicate': '{fileName} is already in this tour, as {name}.',
} as const;
