/** `unasked`: the browser did not ask, since it was no click; another one may do. */
export type MotionAnswer = 'granted' | 'refused' | 'unasked';

/** iOS asks its user first. */
interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Asks whether the page may know how the device moves. In a click, before anything is waited for: iOS refuses later. */
export async function askForMotion(): Promise<MotionAnswer> {
  const { requestPermission } = (globalThis.DeviceOrientationEvent ?? {}) as unknown as AskingEvent;
  if (!requestPermission) return 'granted';
  try {
    const answer = await requestPermission.call(DeviceOrientationEvent);
    return answer === 'granted' ? 'granted' : 'refused';
  } catch {
    return 'unasked';
  }
}
