import type { Scene } from '@tourwright/tour/document';

/** Whether a scene is one of those that are searched for; an empty search finds all. */
export function sceneFits({ name }: Pick<Scene, 'name'>, query: string): boolean {
  return name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
