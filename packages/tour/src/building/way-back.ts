/**
 * Where the way back of a link is in the scene that it leads to: opposite to the way there in the frame of the building,
 * as far as that is known; else opposite in the photo, which is a guess. Pure.
 */
import type { Hotspot, Tour, Vector } from '../document/index.ts';
import { directionOf, radians, wrapAngle, yawPitchOf } from '../sphere/index.ts';
import { type Axes, type BuildingFacts, leastAxes } from './building-facts.ts';
import { bearingBetween, placedPin } from './plan-pins.ts';
import { type Evidence, type SceneTurn, type SceneTurns, sceneTurns } from './scene-turns.ts';
import { seenDirection } from './seen-scenes.ts';

/** A link, there already or about to be made. */
export interface LinkWay {
  fromId: number;
  toId: number;
  position: Readonly<Hotspot['position']>;
  /** As the link's own: degrees. */
  arrival?: { yaw: number } | undefined;
}

/** Where a link back should be in the scene that the visitor arrives in. */
export interface WayBack {
  direction: Vector;
  /** 0..1; below `leastConfidence` somebody should look. */
  confidence: number;
  /** What it rests on; `arrival`: behind the arriving visitor; `seen`: its name is there. Null: it is a guess. */
  evidence: Evidence | 'arrival' | 'seen' | null;
}

/** Nearer than this, parts of the plan's height, a bearing says little: a hand places pins no better. */
const leastDistance = 0.01;
const arrivalConfidence = 0.4;
/** Somebody has written it there. */
export const seenConfidence = 0.9;
const nearlyStraight = radians(25);
/** A door further aside than this is not between the two, as a rule. */
const farAside = radians(60);

/** One of the places where the way back may be. */
type Way = Omit<WayBack, 'direction'> & { yaw: number };

/** Where the way back of a link is, how sure that is, and why. For many links, pass the tour's turns in. */
export function wayBack(
  tour: Tour,
  link: LinkWay,
  facts: BuildingFacts = {},
  turns: SceneTurns = sceneTurns(tour, facts),
): WayBack {
  const seen = seenDirection(tour, link.toId, link.fromId);
  if (seen) return { direction: seen, confidence: seenConfidence, evidence: 'seen' };
  const { yaw, pitch } = yawPitchOf([...link.position]);
  const ways: Way[] = [{ yaw: yaw + Math.PI, confidence: 0, evidence: null }];
  if (link.arrival) {
    const behind = radians(link.arrival.yaw) + Math.PI;
    ways.push({ yaw: behind, confidence: arrivalConfidence, evidence: 'arrival' });
  }
  const turn = turns.between(link.fromId, link.toId);
  const slug = tour.scenes.find(({ id }) => id === link.fromId)?.slug ?? '';
  if (turn) ways.push({ ...turn, yaw: throughWall(yaw, facts.axesOf?.(slug)) + Math.PI - turn.turn });
  const planned = planWay(tour, link, { facts, turns, turn });
  if (planned) ways.push(planned);
  const best = ways.reduce((a, b) => (b.confidence > a.confidence ? b : a));
  const { confidence, evidence } = best;
  return { direction: [...directionOf(best.yaw, pitch)], confidence, evidence };
}

/** One walks through a door straight: at a right angle to its wall, if the link is roughly in that direction. */
function throughWall(yaw: number, axes: Axes | undefined): number {
  if (!axes || axes.confidence < leastAxes) return yaw;
  const quarter = Math.PI / 2;
  const wall = radians(axes.yaw);
  const straight = wall + quarter * Math.round((yaw - wall) / quarter);
  return Math.abs(straight - yaw) <= nearlyStraight ? straight : yaw;
}

interface Known {
  facts: BuildingFacts;
  turns: SceneTurns;
  /** From the one photo to the other. */
  turn: SceneTurn | null;
}

/**
 * Where both scenes are on one plan, and it is known how the second photo is on it. A door that is seen aside of the
 * other pin is about as far from both, and so is seen as much aside from there.
 */
function planWay(tour: Tour, { fromId, toId, position }: LinkWay, { facts, turns, turn }: Known): Way | null {
  const [here, there] = [placedPin(tour, fromId, facts), placedPin(tour, toId, facts)];
  if (!here || !there || here.plan !== there.plan) return null;
  const { bearing, distance } = bearingBetween(here.pin, there.pin, here.aspect);
  const from = turns.onPlan(here.plan.id, fromId);
  const direct = turns.onPlan(here.plan.id, toId);
  const byTurn = from &&
    turn && { turn: from.turn + turn.turn, confidence: from.confidence * turn.confidence };
  const to = byTurn && byTurn.confidence > (direct?.confidence ?? 0) ? byTurn : direct;
  if (!to || distance < leastDistance) return null;
  const aside = from ? wrapAngle(from.turn + yawPitchOf([...position]).yaw - bearing) : 0;
  const door = Math.max(-farAside, Math.min(farAside, aside));
  return { yaw: bearing + Math.PI - door - to.turn, confidence: to.confidence, evidence: 'plan' };
}
