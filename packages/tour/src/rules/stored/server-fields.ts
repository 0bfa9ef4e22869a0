/** The fields of a tour that only the server sets: no edit changes them and no version restores them. */
export const serverFields: readonly string[] = [
  'id',
  'schema',
  'version',
  'user_id',
  'created_at',
  'updated_at',
  'activity',
  'published_version',
  'published_at',
];
