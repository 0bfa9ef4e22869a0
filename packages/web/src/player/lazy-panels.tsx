import type { ImageInfo } from '@tourwright/api';
import type { Hotspot, Tour } from '@tourwright/tour/document';
import type { ViewerEvents, ViewerScene } from '@tourwright/viewer';
import { useEffect, useState } from 'react';
import { logError } from '../client/log.ts';
import type { Contact } from './contact/use-contact.ts';
import type { ShopCart } from './hotspots/panel-kind.ts';

type Panels = typeof import('./panels/panels.ts');

interface LazyPanelsProps {
  panel:
    | { kind: 'hotspot'; hotspot: Hotspot }
    | ({ kind: 'enlarged' } & ViewerEvents['enlarge'])
    | { kind: 'text'; isGuide?: boolean }
    | { kind: 'contact'; isGate?: boolean };
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
  scenes: readonly ViewerScene[];
  sceneId?: number | null;
  /** Where the owner can be written to. */
  contact?: Contact | null;
  /** Where products can be bought. */
  cart?: ShopCart | null;
  onGo: (sceneId: number) => void;
  onClose: () => void;
  /** A card is beside the picture, in pixels of the page. */
  onShown: (place: DOMRect) => void;
  /** Its code could not be had. */
  onFailed: () => void;
}

let loading: Promise<Panels> | null = null;

/** Fetches what hotspots open: when the picture is there, or when it is wanted. */
export function loadPanels(): Promise<Panels> {
  loading ??= import('./panels/panels.ts').catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/** What a hotspot opens, once it is loaded: the first picture does not wait for it. */
export function LazyPanels(props: LazyPanelsProps) {
  const { panel, tour, media, scenes, onGo, onClose, onShown, onFailed } = props;
  const [panels, setPanels] = useState<Panels | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadPanels().then(
      (found) => {
        if (isWanted) setPanels(found);
      },
      (cause: unknown) => {
        logError('A panel could not be loaded:', cause);
        if (isWanted) onFailed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [onFailed]);
  if (!panels) return null;
  if (panel.kind === 'contact') {
    const sceneName = scenes.find(({ id }) => id === props.sceneId)?.name ?? null;
    const { contact } = props;
    const { isGate = false } = panel;
    return contact ? <panels.ContactPanel {...{ tour, contact, sceneName, isGate, onClose }} /> : null;
  }
  if (panel.kind === 'text')
    return (
      <panels.TextPanel {...{ tour, media, scenes, onGo, onClose }} startsAtGuide={panel.isGuide === true} />
    );
  if (panel.kind === 'enlarged') return <panels.EnlargedPanel {...panel} onClose={onClose} />;
  const { hotspot } = panel;
  const { cart = null } = props;
  return <panels.HotspotPanel key={hotspot.id} {...{ hotspot, tour, media, cart, onClose, onShown }} />;
}
