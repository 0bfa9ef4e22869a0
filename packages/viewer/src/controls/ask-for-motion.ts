/** `unasked`: the browser did not ask, since it was not called in a click; another click may work. */
export type MotionAnswer = 'granted' | 'refused' | 'unasked';

/** iOS asks its user first. */
interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Requests permission for motion sensors. Call it in a click, before any `await`: iOS refuses later. */
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
