import { demoId } from '@tourwright/demo';
import type { App } from '../../../app.ts';
import type { Services } from '../../../services.ts';
import { type Command, say } from '../../command.ts';
import { withApp } from '../../with-app.ts';

const usage = `Usage: tourwright demo list
       tourwright demo seed [SLUG...]     store these demo tours again, or whatever is missing; brings removed ones back
       tourwright demo remove [SLUG...]   take these demo tours out for good, or all of them

A start seeds what is missing unless SEED_DEMOS=false, and never brings back what was removed. All of it works while the
server runs, too. Users' tours are never touched.`;

/** `tourwright demo`: the tours of the gallery by hand. */
export const demo: Command = {
  usage,
  async run([action = '', ...slugs], env) {
    if (!['list', 'seed', 'remove'].includes(action)) throw new Error(usage);
    return withApp(env, async (app, services) => {
      const chosen = chosenIds(services, slugs);
      if (action === 'list') await list(services, app);
      if (action === 'seed') await seed(app, chosen);
      if (action === 'remove') await remove(app, chosen);
      return 0;
    });
  },
};

function chosenIds({ demos }: Services, slugs: string[]): string[] {
  const known = demos.map(({ slug }) => slug);
  const stranger = slugs.find((slug) => !known.includes(slug));
  if (stranger !== undefined)
    throw new Error(`There is no demo tour ${stranger}. Known: ${known.join(', ')}`);
  return slugs.map(demoId);
}

async function list({ demos }: Services, { gallery }: App): Promise<void> {
  const seeded = await gallery.seeded();
  for (const { slug, name } of demos) {
    const entry = seeded.get(demoId(slug));
    say(`${slug.padEnd(26)}${stateOf(entry).padEnd(12)}${name}`);
  }
}

function stateOf(entry: { isRemoved: boolean } | undefined): string {
  if (entry === undefined) return 'missing';
  return entry.isRemoved ? 'removed' : 'there';
}

async function seed({ gallery, seeding, work }: App, chosen: string[]): Promise<void> {
  for (const id of chosen) await gallery.forget(id);
  await work();
  await seeding.seed((title) => say(`${title} is there.`));
  say('The gallery is complete.');
}

async function remove({ gallery }: App, chosen: string[]): Promise<void> {
  const seeded = await gallery.seeded();
  const ids = chosen.length > 0 ? chosen : [...seeded.keys()];
  for (const id of ids) {
    if (seeded.get(id)?.isRemoved !== false) continue;
    await gallery.remove(id);
    say(`${id} is removed.`);
  }
}
