import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stranger's page that shows a tour in a frame, at `/framed?{id}`; all else is the product's, on the same line. */
export async function openFrameHost(product: string): Promise<{ address: string; close(): void }> {
  const server = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://host');
    if (pathname === '/framed') sendFrame(answer, search.slice(1));
    else passOn(product, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function sendFrame(answer: ServerResponse, id: string): void {
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  const style = 'position:fixed;inset:0;width:100%;height:100%;border:0';
  answer.end(
    `<!doctype html><title>A stranger</title><iframe style="${style}" src="/embed/${id}?ui=0"></iframe>`,
  );
}

function passOn(product: string, asked: IncomingMessage, answer: ServerResponse): void {
  const to = new URL(asked.url ?? '/', product);
  const passed = request(
    to,
    { method: asked.method, headers: { ...asked.headers, host: to.host } },
    (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
