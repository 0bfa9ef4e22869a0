import { useQuery } from '@tanstack/react-query';
import { auth, type SessionRecord } from '../../client/session/auth.ts';
import { bodyOf } from './body-of.ts';
import { deviceName } from './device-name.ts';

/** A place where the user is logged in. */
export interface Device {
  /** The id of the session. */
  id: string;
  name: string;
  address: string;
  since: Date;
  isThis: boolean;
}

/** All devices, this one first, then the newest. */
export function useDevices(userId: string) {
  return useQuery({ queryKey: ['sessions', userId], queryFn: readDevices });
}

async function readDevices(): Promise<Device[]> {
  const [all, current] = await Promise.all([auth.listSessions(), auth.currentSession()]);
  const here = bodyOf(current)?.session.id;
  return bodyOf(all)
    .map((session) => toDevice(session, here))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.since.getTime() - a.since.getTime());
}

function toDevice(session: SessionRecord, here: string | undefined): Device {
  return {
    id: session.id,
    name: deviceName(session.userAgent),
    address: session.ipAddress ?? '',
    since: new Date(session.createdAt),
    isThis: session.id === here,
  };
}
