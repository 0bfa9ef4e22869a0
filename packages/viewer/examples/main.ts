/** The code of each example, as text; a folder holds one that `#folder` opens. */
const sources = import.meta.glob<string>('./*/main.{ts,tsx}', { query: '?raw', import: 'default' });

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;
const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];

async function show(): Promise<void> {
  const link = links.find(({ hash }) => hash === location.hash) ?? links[0];
  const name = link?.hash.slice(1) ?? '';
  for (const each of links) {
    if (each === link) each.setAttribute('aria-current', 'page');
    else each.removeAttribute('aria-current');
  }
  const frame = find<HTMLIFrameElement>('example');
  frame.title = link?.textContent ?? '';
  // In place of what it showed: the way back leads to the example before, by this page's own address.
  frame.contentWindow?.location.replace(`./${name}/`);
  const path = Object.keys(sources).find((each) => each.startsWith(`./${name}/`)) ?? '';
  find('source-name').textContent = path.slice(2);
  find('source').textContent = (await sources[path]?.()) ?? '';
}

addEventListener('hashchange', () => void show());
await show();
