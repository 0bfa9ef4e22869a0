/** Texts of surfaces that are needed before their part of the editor is loaded: steps, actions, the list of a scene. */
export const en = {
  'edit.surface.add': 'Add surface {name}',
  'edit.surface.remove': 'Delete surface {name}',
  'edit.surface.set': 'Change surface {name}',
  'edit.surface.move': 'Move {name}',
  'edit.surface.shape': 'Move the corners of {name}',
  'action.surface': 'Pin a picture or video to a surface',
  'tool.surface': 'Surface',
  'surface.unnamed': 'Surface',
  'surfaces.title': 'Surfaces',
  'surfaces.none': 'A picture or video on a frame, a screen or a wall, pinned by its four corners.',
  'surfaces.add': 'Add a surface',
} as const;
