import { expect, test } from 'vitest';
import { StreamPlaces } from './stream-places.ts';

test("a user's newest stream takes the place of the oldest, and of nobody else's", () => {
  const places = new StreamPlaces({ maxPerUser: 2, max: 10 });
  const closed: string[] = [];
  const take = (user: string, name: string) => {
    const place = places.take(user);
    place?.onTaken(() => closed.push(name));
    return place;
  };
  const first = take('ann', 'a1');
  take('ben', 'b1');
  take('ann', 'a2');
  expect(closed).toEqual([]);
  take('ann', 'a3');
  expect(closed).toEqual(['a1']);
  expect(first?.isTaken).toBe(true);
  // Its reader leaves afterwards, which frees nothing a second time.
  first?.leave();
  take('ann', 'a4');
  expect(closed).toEqual(['a1', 'a2']);
});

test('a full process has no place until one is given back', () => {
  const places = new StreamPlaces({ maxPerUser: 2, max: 3 });
  const [first] = [1, 2, 3].map((user) => places.take(`user ${user}`));
  expect(places.take('ann')).toBeNull();
  first?.leave();
  expect(places.take('ann')).not.toBeNull();
});
