import type { DemoEntry } from '@tourwright/api';

/** The three values of the gallery's filter. */
export const categories = ['all', 'real-estate', 'retail'] as const;

/** A category of the gallery. */
export type Category = (typeof categories)[number];

/** The category that an address asks for. */
export function readCategory(params: URLSearchParams): Category {
  return categories.find((category) => category === params.get('category')) ?? 'all';
}

/** The demos of a category. */
export function ofCategory(demos: readonly DemoEntry[], category: Category): readonly DemoEntry[] {
  return category === 'all' ? demos : demos.filter((demo) => demo.category === category);
}
