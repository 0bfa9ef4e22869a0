import type { AgentCard, ShownContactForm } from '@tourwright/api';
import { degrees } from '@tourwright/tour/sphere';
import { useCallback, useEffect, useRef } from 'react';
import { offersControl } from '../../client/offers-control.ts';
import { useTourContact } from '../../client/requests/contact-form.ts';
import type { TourData } from '../../client/tour/tour-data.ts';
import type { LeadPlace } from '../../contact/send-lead.ts';
import type { Walk } from '../use-tour.ts';

/** The number of visited scenes that a message includes. */
const longestPath = 50;

/** How this visitor reaches the owner, and where they would write from. */
export interface Contact {
  /** Null: the tour says how to reach them, but they take no messages. */
  form: ShownContactForm | null;
  /** Null: the owner shows no card. */
  agent: AgentCard | null;
  place(): LeadPlace;
}

/** Null until the picture is there and the owner is known to take messages. */
export function useContact(
  { tour, link, standsAlone }: Pick<TourData, 'tour' | 'link' | 'standsAlone'>,
  walk: Walk,
): Contact | null {
  const isOffered = offersControl(link, 'contact');
  const { viewer, sceneId } = walk;
  const wasSharp = useRef(false);
  wasSharp.current ||= walk.state === 'sharp';
  const details = useTourContact(tour, link, wasSharp.current && isOffered && !standsAlone);
  const path = useRef<LeadPlace['path']>([]);
  useEffect(() => {
    const scene = tour.scenes.find(({ id }) => id === sceneId);
    if (scene && path.current.at(-1)?.id !== scene.id)
      path.current = [...path.current, { id: scene.id, name: scene.name.slice(0, 300) }].slice(-longestPath);
  }, [tour, sceneId]);
  const place = useCallback((): LeadPlace => {
    const view = viewer.current?.view;
    const angles = view && { yaw: degrees(view.yaw), pitch: degrees(view.pitch), hfov: degrees(view.hfov) };
    return { sceneId, view: angles ?? null, path: path.current };
  }, [viewer, sceneId]);
  const hasCard = tour.contactPhone || tour.contactEmail || tour.contactWhatsApp || tour.contactUrl;
  const { form = null, agent = null } = details ?? {};
  return isOffered && (form || agent || hasCard) ? { form, agent, place } : null;
}
