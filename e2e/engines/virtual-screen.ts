/** A screen in memory, for browsers that draw with WebGL only on one. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const serverPath = '/usr/bin/Xvfb';

export const hasVirtualScreen = existsSync(serverPath);

export interface VirtualScreen {
  /** What a browser on it needs, graphics by the processor included. */
  env: NodeJS.ProcessEnv;
  close(): void;
}

export async function openVirtualScreen(): Promise<VirtualScreen> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(serverPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (line) => resolve(String(line).trim()));
    server.once('exit', (code) => reject(new Error(`${serverPath} ended with code ${code}`)));
  });
  return {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    close: () => server.kill(),
  };
}
