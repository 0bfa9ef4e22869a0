import type { Viewer } from '@tourwright/viewer';
import { type PointerEvent, useRef } from 'react';

interface Listeners {
  onPointerDownCapture(event: PointerEvent): void;
  onPointerMoveCapture(event: PointerEvent): void;
  onPointerUpCapture(event: PointerEvent): void;
  onPointerCancelCapture(event: PointerEvent): void;
}

/** A finger that is down, where it is now. */
interface Finger {
  pointerId: number;
  target: EventTarget;
  clientX: number;
  clientY: number;
  isPrimary: boolean;
  /** The viewer hears of it. */
  isViewers: boolean;
}

/** Makes the tool's listeners pass two fingers to the viewer, which zooms, whatever the first one holds: that goes back. */
export function usePinch<Tool extends Listeners>(viewer: Viewer | null, tool: Tool): Tool {
  const fingers = useRef(new Map<number, Finger>());
  /** An event that is sent from here is nothing new. */
  const isSending = useRef(false);
  const send = (name: string, target: EventTarget, { pointerId, clientX, clientY, isPrimary }: Finger) => {
    const pointer = { pointerId, clientX, clientY, isPrimary, pointerType: 'touch', buttons: 1 };
    isSending.current = true;
    target.dispatchEvent(new PointerEvent(name, { ...pointer, bubbles: true, cancelable: true }));
    isSending.current = false;
  };
  const passOn = (canvas: HTMLCanvasElement, finger: Finger) => {
    tool.onPointerCancelCapture({ pointerId: finger.pointerId } as PointerEvent);
    // A handle that was dragged goes back, too.
    if (finger.target !== canvas) send('pointercancel', finger.target, finger);
    send('pointerdown', canvas, finger);
    finger.isViewers = true;
  };
  return {
    ...tool,
    onPointerDownCapture: (event) => {
      if (isSending.current) return;
      if (!viewer || event.pointerType !== 'touch') return tool.onPointerDownCapture(event);
      const { canvas } = viewer;
      const { pointerId, target, clientX, clientY, isPrimary } = event;
      const finger = { pointerId, target, clientX, clientY, isPrimary, isViewers: target === canvas };
      if (isPrimary) fingers.current.clear();
      fingers.current.set(pointerId, finger);
      if (fingers.current.size === 1) {
        tool.onPointerDownCapture(event);
        finger.isViewers &&= !event.isPropagationStopped();
        return;
      }
      if (!finger.isViewers) event.stopPropagation();
      for (const each of fingers.current.values()) if (!each.isViewers) passOn(canvas, each);
    },
    onPointerMoveCapture: (event) => {
      const finger = fingers.current.get(event.pointerId);
      if (finger) Object.assign(finger, { clientX: event.clientX, clientY: event.clientY });
      tool.onPointerMoveCapture(event);
    },
    onPointerUpCapture: (event) => {
      fingers.current.delete(event.pointerId);
      tool.onPointerUpCapture(event);
    },
    onPointerCancelCapture: (event) => {
      if (isSending.current) return;
      fingers.current.delete(event.pointerId);
      tool.onPointerCancelCapture(event);
    },
  };
}
