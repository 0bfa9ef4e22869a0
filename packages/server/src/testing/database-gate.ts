import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A door before a database server that can be shut, as when the server is stopped or the connection to it is cut. */
export interface DatabaseGate {
  /** The same database, through the gate. */
  url: string;
  /** Ends every connection; new ones are refused until `open`. */
  shut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a gate before the database at `url`, on a free port of this machine. */
export async function openDatabaseGate(url: string): Promise<DatabaseGate> {
  const target = new URL(url);
  const socketFolder = target.searchParams.get('host');
  const behindPort = Number(target.port || 5432);
  const behind = socketFolder
    ? { path: `${socketFolder}/.s.PGSQL.${behindPort}` }
    : { host: target.hostname, port: behindPort };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(behind);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = `${port}`;
  through.searchParams.delete('host');
  const shut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: through.href, shut, open: () => listen(port), close: shut };
}
