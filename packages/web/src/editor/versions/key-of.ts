interface ChangeKey {
  thing: string;
  sort: string;
  sceneId: number | null;
  id: string;
}

/** Names a change among those of one comparison. */
export function keyOf({ thing, sort, sceneId, id }: ChangeKey): string {
  return [thing, sort, sceneId, id].join(' ');
}
