/** A tour for the viewer's bench, made by an owner's own requests on a server that runs: no short cut into the database. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** How the bench looks; degrees. */
export interface BenchView {
  yaw: number;
  pitch: number;
  hfov: number;
}

const usualPassword = 'correct horse battery';

/** What is asked of a tour's media: the formats that each panorama's tiles are cut in, by slug. */
interface Media {
  images: Record<string, { panorama: { manifest: { formats: string[] } | null } | null } | undefined>;
}

/** An owner with a session, who sends JSON and files. */
export class Owner {
  #cookie = '';
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Logs in as the owner of an earlier run, whose address is in this file, else as a new one. */
  async enter(file: string): Promise<void> {
    const isKnown = existsSync(file);
    const email = isKnown ? JSON.parse(readFileSync(file, 'utf8')).email : `bench-${Date.now()}@example.com`;
    if (!isKnown) {
      await this.send('POST', '/api/auth/sign-up/email', { name: 'Bench', email, password: usualPassword });
      writeFileSync(file, JSON.stringify({ email }));
    }
    await this.send('POST', '/api/auth/sign-in/email', { email, password: usualPassword });
  }

  /**
   * Makes a tour of two scenes, linked both ways, that begins with a view; publishes it and waits for every tile
   * format.
   */
  async makeTour(name: string, files: readonly [string, string], view: BenchView): Promise<string> {
    const { id } = await this.send<{ id: string }>('POST', '/api/tours', { name });
    const slugs = [`${id}/first.jpg`, `${id}/second.jpg`];
    for (const [index, slug] of slugs.entries()) await this.#upload(slug, files[index] ?? files[0]);
    const [first = 1, second = 2] = [1001, 1002];
    const scene = (sceneId: number, slug: string | undefined, other: number) => ({
      id: sceneId,
      name: sceneId === first ? 'First room' : 'Second room',
      slug,
      ...startView(view),
      hotspots: hotspots(other),
      videos: [],
    });
    await this.send(
      'PATCH',
      `/api/tours/${id}`,
      { scenes: [scene(first, slugs[0], second), scene(second, slugs[1], first)], initialSceneId: first },
      { 'if-match': '*' },
    );
    await this.#allFormats(id, slugs);
    await this.send('POST', `/api/tours/${id}/publish`, {});
    return id;
  }

  /** A copy that nobody has visited yet. */
  async copyTour(id: string): Promise<string> {
    const { id: copy } = await this.send<{ id: string }>('POST', `/api/tours/${id}/duplicate`, {});
    await this.send('POST', `/api/tours/${copy}/publish`, {});
    return copy;
  }

  /** Sends a request and reads the body of its answer, which the caller knows. Throws where it is refused. */
  async send<Body>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Body> {
    const answer = await fetch(this.#address + path, {
      method,
      headers: {
        origin: this.#address,
        cookie: this.#cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return this.#read(answer, `${method} ${path}`);
  }

  async #upload(slug: string, file: string): Promise<void> {
    const bytes = await readFile(file);
    const form = new FormData();
    form.append('image', new Blob([bytes], { type: 'image/jpeg' }), 'bench.jpg');
    const path = `/upload?slug=${encodeURIComponent(slug)}`;
    const answer = await fetch(this.#address + path, {
      method: 'POST',
      headers: {
        origin: this.#address,
        cookie: this.#cookie,
        'x-sha256': createHash('sha256').update(bytes).digest('hex'),
      },
      body: form,
    });
    await this.#read(answer, `POST ${path}`);
  }

  /** Until the last of the tile formats is there: what a visitor of a tour of yesterday gets. */
  async #allFormats(id: string, slugs: string[]): Promise<void> {
    for (let waited = 0; waited < 1800; waited++) {
      const { images } = await this.send<Media>('GET', `/api/tours/${id}/media`);
      const done = slugs.every((slug) => images[slug]?.panorama?.manifest?.formats?.includes('avif'));
      if (done) return;
      await sleep(1000);
    }
    throw new Error('The tiles were not cut in all formats within half an hour.');
  }

  async #read<Body>(answer: Response, what: string): Promise<Body> {
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) this.#cookie = [this.#cookie, ...cookies].filter(Boolean).join('; ');
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text.slice(0, 300)}`);
    return (text ? JSON.parse(text) : null) as Body;
  }
}

/** The stored camera of a view, and the view. */
function startView({ yaw, pitch, hfov }: BenchView) {
  const [x, y, z] = directionOf(yaw, pitch);
  return {
    cameraPosition: [-0.01 * x, -0.01 * y, -0.01 * z],
    cameraDirection: [x, y, z],
    view: { yaw, pitch, hfov },
  };
}

/** Degrees. */
function directionOf(yaw: number, pitch: number): [number, number, number] {
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return [Math.sin(y) * Math.cos(p), Math.sin(p), -Math.cos(y) * Math.cos(p)];
}

/** A link straight ahead on the floor and a note, as tours have them. */
function hotspots(target: number) {
  return [
    {
      id: `to-${target}`,
      kind: 'link',
      position: directionOf(140, -10),
      scale: 1,
      rotation: 0,
      targetSceneId: target,
    },
    {
      id: `note-${target}`,
      kind: 'info',
      position: directionOf(-120, 5),
      scale: 1,
      rotation: 0,
      title: 'A note',
      body: 'Bench',
    },
  ];
}
