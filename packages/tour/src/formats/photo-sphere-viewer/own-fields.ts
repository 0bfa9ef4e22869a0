import { type Fields, isObject } from '../reading/fields.ts';

/** What our writer put into `data`, where the tool has no field for it. */
export function ownFields(fields: Fields): Record<string, unknown> {
  const data = fields.object('data');
  const own = data?.take('tourwright');
  return isObject(own) ? own : {};
}
