import type { Database } from '../../packages/server/src/drivers/database/database.ts';

type Pool = Database['pool'];

/** How much there is of what grows. */
export interface Amounts {
  /** The tours of all accounts. */
  tours: number;
  /** Ever; those of the last weeks one by one, all of them in the sums of their days. */
  events: number;
  /** How many of these events are stored one by one. */
  rawEvents: number;
}

/** How many tours the account has whose list is requested. */
const ownTours = 50;
/** How many tours these events belong to. */
const visitedTours = 1000;
const days = 365;
const rawDays = 90;
const demoTours = 14;

/** Every tour is a copy of this one under an id of its own. */
const copyOf = (id: string) => `
  replace(base.document::text, base.id, ${id})::json, replace(base.summary::text, base.id, ${id})::json,
  base.shape, base.version, base.activity, base.published_version`;

/**
 * Fills a database with tours of one account and of others, and with events of a year, by statements; `tourId` is the
 * tour that all others are copies of. Ids and counts follow from the amounts alone.
 */
export async function fillDatabase(pool: Pool, tourId: string, amounts: Amounts): Promise<void> {
  const { tours, events, rawEvents } = amounts;
  await pool.query(
    `insert into users (id, name, email) select 'u' || n, 'U', 'u' || n || '@example.com'
     from generate_series(1, $1::int) n on conflict do nothing`,
    [Math.ceil(tours / 10)],
  );
  await pool.query(
    `insert into tours (id, user_id, document, summary, shape, version, activity, published_version, created_at, updated_at)
     select md5('tour ' || n), case when n <= $3 then base.user_id else 'u' || (1 + n % $4) end, ${copyOf("md5('tour ' || n)")},
       now() - n * interval '1 minute', now()
     from tours base, generate_series(1, $2::int) n where base.id = $1 on conflict do nothing`,
    [tourId, tours, ownTours, Math.ceil(tours / 10)],
  );
  await pool.query(
    `insert into tour_snapshots (tour_id, version, document, names, shape, created_at)
     select md5('tour ' || n), base.version, replace(base.document::text, base.tour_id, md5('tour ' || n))::json,
       array[md5('tour ' || n) || '/hall.jpg'], base.shape, now()
     from tour_snapshots base, generate_series(1, $2::int) n where base.tour_id = $1 on conflict do nothing`,
    [tourId, tours],
  );
  await pool.query(
    `with made as (
       insert into media (key, revision, sha256, size_bytes, content_type, state, served_name, thumbnail_name)
       select md5('media ' || n), 'r', md5(n::text), 1000, 'image/jpeg', 'ready', 'image.jpg', 'thumbnail.jpg'
       from generate_series(1, $1::int) n on conflict do nothing returning key)
     insert into images (id, slug, tour_id, user_id, area, media_key)
     select md5('image ' || n), tours.id || '/hall.jpg', tours.id, tours.user_id, 'scene', md5('media ' || n)
     from generate_series(1, $1::int) n join tours on tours.id = md5('tour ' || n)
     where exists (select from made where made.key = md5('media ' || n))`,
    [tours],
  );
  await pool.query(
    `insert into demo_entries (tour_id, title, description, category, position)
     select md5('tour ' || (100 + n)), 'Demo', 'Sample', 'retail', n from generate_series(1, $1::int) n on conflict do nothing`,
    [demoTours],
  );
  await fillEvents(pool, events, rawEvents);
  await pool.query('vacuum analyze');
}

async function fillEvents(pool: Pool, events: number, rawEvents: number): Promise<void> {
  await pool.query('truncate events, event_days, tour_views');
  await pool.query(
    `insert into events (name, tour_id, page_path, parameters, at)
     select 'tour_welcome_page_view', md5('tour ' || (1 + n % $2)), '/welcome/x', '{"page_title": "Maple Lane"}',
       now() - n * ($3 * interval '1 day' / $1)
     from generate_series(1, $1::int) n`,
    [rawEvents, visitedTours, rawDays],
  );
  // As many of each tour, day and name as make up all events.
  await pool.query(
    `insert into event_days (tour_id, day, name, is_embedded, count)
     select md5('tour ' || tour), current_date - (day + 1), name, false, greatest(1, $1::bigint / ($2 * $3 * 2))
     from generate_series(1, $2::int) tour, generate_series(1, $3::int) day,
       unnest(array['tour_welcome_page_view', 'enter_tour_button_click']) name
     limit $1::bigint`,
    [events, visitedTours, days],
  );
  await pool.query(
    `insert into tour_views (tour_id, count) select tour_id, sum(count) from event_days
     where name = 'tour_welcome_page_view' group by tour_id`,
  );
  await pool.query("update event_sums set until = now() - interval '6 minutes'");
}
