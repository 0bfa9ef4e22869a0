import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LazyPanels } from '../../../player/lazy-panels.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from './hotspot-preview.module.css';

const noScenes = [] as const;
const doNothing = () => undefined;

/**
 * What visitors get when they choose the selected hotspot, in its own place: the player's panel. It follows the
 * selection and what is typed, until it is closed.
 */
export function HotspotPreview() {
  const { store, say } = useOpenTour();
  const isOpen = useEditorStore((state) => state.isHotspotPreviewOpen);
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  const tour = useEditorStore((state) => state.shownTour);
  const media = useEditorStore((state) => state.media);
  const close = useCallback(() => store.setState({ isHotspotPreviewOpen: false }), [store]);
  const fail = useCallback(() => {
    close();
    say('warn', t('hotspot.preview-failed'));
  }, [close, say]);
  if (!isOpen || !hotspot || !tour || hotspot.kind === 'link') return null;
  return (
    <FocusKept onEscape={close}>
      <LazyPanels
        panel={{ kind: 'hotspot', hotspot }}
        {...{ tour, media }}
        scenes={noScenes}
        onGo={doNothing}
        onShown={doNothing}
        onClose={close}
        onFailed={fail}
      />
    </FocusKept>
  );
}

/** Escape closes what is open, and the focus goes back to where it was. */
function FocusKept({ onEscape, children }: { onEscape(): void; children: ReactNode }) {
  const [from] = useState(() => document.activeElement);
  const frame = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const { current } = frame;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      leave();
    };
    current?.addEventListener('keydown', onKeyDown);
    return () => {
      current?.removeEventListener('keydown', onKeyDown);
      const { activeElement } = document;
      const isLost = activeElement === document.body || current?.contains(activeElement);
      if (isLost && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, [from]);
  return (
    <div ref={frame} className={styles.frame}>
      {children}
    </div>
  );
}
