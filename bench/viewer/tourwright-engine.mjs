// A contestant of the peer bench (see its README): the engine alone. The preview page as the running Tourwright sends
// it, without the app that follows it, and its tiles from the bench's own server.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const name = 'tourwright-engine';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';

const tourOf = (size) => JSON.parse(process.env.TOURWRIGHT_TOURS ?? '{}')[size];

async function pageOf({ size }) {
  const query = new URLSearchParams({ tourId: tourOf(size), ui: '0' });
  const answer = await fetch(`${process.env.TOURWRIGHT_ADDRESS}/preview/bench?${query}`);
  const html = await answer.text();
  // What the address says is read by the page's own script; here it has another one.
  const address = `<script>history.replaceState(null,'','/preview/bench?${query}')</script>`;
  return html.replace(/<template id="app-parts">.*?<\/template>/s, '').replace('<head>', `<head>${address}`);
}

export const prepare = ({ out }) => {
  mkdirSync(join(out, 'media'), { recursive: true });
  cpSync(join(process.env.TOURWRIGHT_DATA, 'storage/media'), join(out, 'media'), { recursive: true });
};

export const page = async (ctx) => ({
  html: await pageOf(ctx),
  rewrite: (path) => path.replace(/^\/media\//, `${ctx.v}/media/`),
});
