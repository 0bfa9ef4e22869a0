/** Another site (another port is another origin), whose pages frame a tour. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostSite {
  /** The address of a page with this body. */
  address(body: string): string;
  close(): void;
}

const style = 'body{margin:0}iframe{position:absolute;left:60px;top:40px;width:640px;height:400px;border:0}';

export async function openHostSite(): Promise<HostSite> {
  const server = createServer(({ url = '/' }, response) => {
    const body = new URL(url, 'http://host').searchParams.get('body') ?? '';
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: (body) => `http://127.0.0.1:${port}/?body=${encodeURIComponent(body)}`,
    close: () => void server.close(),
  };
}
