/** Small round buttons beside a video. */

/** Paths of Tabler Icons (MIT), drawn like the hotspots' icons. */
const paths = {
  play: 'M7 4v16l13 -8l-13 -8',
  pause: 'M6 5h4v14h-4z M14 5h4v14h-4z',
  'sound-off':
    'M15 8a5 5 0 0 1 0 8 M17.7 5a9 9 0 0 1 0 14 M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5l-3.5 -4.5',
  'sound-on':
    'M6 15h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1h2l3.5 -4.5a.8 .8 0 0 1 1.5 .5v14a.8 .8 0 0 1 -1.5 .5l-3.5 -4.5 M16 10l4 4m0 -4l-4 4',
  captions:
    'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -10 M10 10.5a1.5 1.5 0 1 0 0 3 M17 10.5a1.5 1.5 0 1 0 0 3',
  enlarge: 'M16 4l4 0l0 4 M14 10l6 -6 M8 20l-4 0l0 -4 M4 20l6 -6',
} as const;

/** The name of an icon for a control of videos and sounds. */
export type ToolIcon = keyof typeof paths;

const namespace = 'http://www.w3.org/2000/svg';

/** Makes a control of a video or sound: an icon button with a name. */
export function createToolButton(
  ownerDocument: Document,
  icon: ToolIcon,
  name: string,
  onClick: () => void,
): HTMLButtonElement {
  const button = ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'tw-tool';
  setTool(button, icon, name);
  button.addEventListener('click', onClick);
  return button;
}

/** Gives a button another sign and name. */
export function setTool(button: HTMLButtonElement, icon: ToolIcon, name: string): void {
  button.setAttribute('aria-label', name);
  button.title = name;
  const svg = button.ownerDocument.createElementNS(namespace, 'svg');
  const attributes = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'aria-hidden': 'true',
  };
  for (const [attribute, value] of Object.entries(attributes)) svg.setAttribute(attribute, value);
  const path = button.ownerDocument.createElementNS(namespace, 'path');
  path.setAttribute('d', paths[icon]);
  svg.append(path);
  button.replaceChildren(svg);
}
