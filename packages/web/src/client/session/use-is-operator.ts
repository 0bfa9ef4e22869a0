import { useUserRecord } from './user-record.ts';

/** Whether the logged-in user runs the server, as far as a screen has read their record: nothing is requested here. */
export function useIsOperator(userId: string): boolean {
  return useUserRecord(userId, false).data?.operator === true;
}
