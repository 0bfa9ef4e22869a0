import { IconMinus } from '@tabler/icons-react';
import type { ImageInfo } from '@tourwright/api';
import type { FloorPlan, Tour } from '@tourwright/tour/document';
import { degrees } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { t } from '../preview-text.ts';
import { pictureOf } from '../scenes/picture-of.ts';
import { ChromeButton } from './chrome-button.tsx';
import styles from './plan-card.module.css';
import { useWayOfPanel } from './use-way-of-panel.ts';

interface PlanCardProps {
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
  sceneId: number | null;
  viewer: RefObject<Viewer | null>;
  onGo: (sceneId: number) => void;
  onClose: () => void;
}

/** The plans whose pictures are there. */
export function plansOf({ floorPlans }: Tour, media: Readonly<Record<string, ImageInfo>>): FloorPlan[] {
  return floorPlans.filter(({ slug }) => media[slug]?.url);
}

/** The floor that shows a scene; null when no plan has a pin of it. */
export function floorOf(plans: readonly FloorPlan[], sceneId: number | null): FloorPlan | null {
  return plans.find(({ pins }) => pins?.some((pin) => pin.sceneId === sceneId)) ?? null;
}

/**
 * The plan of the floor that one is on, with a pin for each scene and a cone where the visitor looks; other floors by their
 * name.
 */
export function PlanCard({ tour, media, sceneId, viewer, onGo, onClose }: PlanCardProps) {
  const card = useRef<HTMLElement>(null);
  useFocusHeir(card, pictureOf);
  useWayOfPanel(card);
  const plans = plansOf(tour, media);
  const here = floorOf(plans, sceneId);
  const [chosen, setChosen] = useState<{ planId: string; sceneId: number | null } | null>(null);
  // A floor is looked at until the visitor goes to another scene.
  const plan =
    plans.find(({ id }) => chosen?.sceneId === sceneId && id === chosen.planId) ?? here ?? plans[0];
  if (!plan) return null;
  const image = media[plan.slug];
  return (
    <section ref={card} className={classNames('glass', styles.card)} aria-label={t('preview.plan')}>
      <header className={styles.head}>
        {plans.length > 1 ? (
          <div className={styles.floors}>
            {plans.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={styles.floor}
                aria-pressed={id === plan.id}
                onClick={() => setChosen({ planId: id, sceneId })}
              >
                {name}
              </button>
            ))}
          </div>
        ) : (
          <b className={classNames('ellipsis', styles.name)}>{plan.name || t('preview.plan')}</b>
        )}
        <ChromeButton
          label={t('preview.close')}
          icon={<IconMinus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
      </header>
      <div className={styles.plan}>
        <img
          src={image?.url ?? ''}
          alt=""
          width={image?.width ?? undefined}
          height={image?.height ?? undefined}
        />
        <Pins {...{ tour, plan, sceneId, viewer, onGo }} />
      </div>
    </section>
  );
}

interface PinsProps extends Pick<PlanCardProps, 'tour' | 'sceneId' | 'viewer' | 'onGo'> {
  plan: FloorPlan;
}

/** A pin for each scene of a floor. */
function Pins({ tour, plan, sceneId, viewer, onGo }: PinsProps) {
  return plan.pins?.map(({ sceneId: id, x, y, heading }) => {
    const isHere = id === sceneId;
    const name = tour.scenes.find((scene) => scene.id === id)?.name;
    if (!name) return null;
    return (
      <div key={id} className={styles.pin} ref={(pin) => placePin(pin, x, y)}>
        {isHere && <Radar viewer={viewer} heading={heading} />}
        <button
          type="button"
          className={styles.dot}
          aria-current={isHere || undefined}
          aria-label={isHere ? t('preview.scene-current', { name }) : name}
          title={name}
          onClick={() => !isHere && onGo(id)}
        />
      </div>
    );
  });
}

/** By script, since the page's policy allows no styles in its markup. */
function placePin(pin: HTMLElement | null, x: number, y: number): void {
  if (!pin) return;
  pin.style.left = `${x * 100}%`;
  pin.style.top = `${y * 100}%`;
}

/** The cone that shows where the visitor looks; it follows the view without React, sixty times a second. */
function Radar({ viewer, heading }: { viewer: RefObject<Viewer | null>; heading: number }) {
  const cone = useRef<SVGPathElement>(null);
  useEffect(() => {
    const { current } = viewer;
    if (!current) return;
    const draw = () => {
      const { yaw, hfov } = current.view;
      const half = Math.min(hfov / 2, 1.2);
      const [x, y] = [30 * Math.sin(half), -30 * Math.cos(half)];
      cone.current?.setAttribute('d', `M0 0L${-x} ${y}A30 30 0 0 1 ${x} ${y}Z`);
      cone.current?.setAttribute('transform', `rotate(${heading + degrees(yaw)})`);
    };
    draw();
    return current.on('view', draw);
  }, [viewer, heading]);
  return (
    <svg className={styles.radar} viewBox="-32 -32 64 64" aria-hidden="true">
      <path ref={cone} />
    </svg>
  );
}
