/** Problems of a tour: the rules of Tour Check, and what only the editor knows about files. */
import { type CheckFacts, checkTour, type Finding, findingKey } from '@tourwright/tour/check';
import type { Scene, Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { t } from '../../editor-text.ts';
import { nameOf } from '../../hotspots/step-of.ts';
import { isUnderway, type SceneStatus } from '../../rules/scene-status.ts';
import { filePlaces } from '../../rules/tour-files.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import type { Problem } from './problem.ts';

type StatusOf = (slug: string) => SceneStatus;

/** Every problem of a tour, the worst first; ignored ones too. */
export function findProblems(tour: Tour, facts: CheckFacts, statusOf: StatusOf): Problem[] {
  const ignored = new Set(tour.ignoredProblems?.map(({ id }) => id));
  const own = [...photoProblems(tour, statusOf), ...fileProblems(tour, statusOf)];
  const withPhotoProblem = new Set(own.map(({ sceneId }) => sceneId));
  const found = checkTour(tour, facts)
    .filter(({ rule, sceneId }) => rule !== 'photo-missing' || !withPhotoProblem.has(sceneId))
    .map((finding): Problem => {
      const isBlocking = finding.rule === 'no-scenes' || finding.rule === 'photo-missing';
      const key = findingKey(finding);
      const params = namedIn(tour, finding);
      return { ...finding, params, key, isBlocking, canIgnore: !isBlocking, isIgnored: ignored.has(key) };
    });
  const order: Record<Problem['severity'], number> = { error: 0, warning: 1, notice: 2 };
  // Two of one place would be one line twice for readers of the list.
  const once = new Map([...own, ...found].map((problem) => [problem.key, problem]));
  return [...once.values()].sort((a, b) => order[a.severity] - order[b.severity]);
}

/** What a finding says, where a hotspot without a label is called by its kind. */
function namedIn(tour: Tour, { params, sceneId, hotspotId }: Finding): Finding['params'] {
  if (params['label'] !== '') return params;
  const scene = tour.scenes.find(({ id }) => id === sceneId);
  const hotspot = scene?.hotspots.find(({ id }) => id === hotspotId);
  return hotspot ? { ...params, label: nameOf(hotspot) } : params;
}

/** The keys of what is fixed by "Fix all". */
export function fixableOf(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ fix, isIgnored }) => fix !== undefined && !isIgnored);
}

function photoProblems(tour: Tour, statusOf: StatusOf): Problem[] {
  const start = openingScene(tour);
  return tour.scenes.flatMap((scene): Problem[] => {
    const status = statusOf(scene.slug);
    if (status.kind === 'ready') return [];
    if (!isUnderway(status)) return [ownProblem('photo-failed', 'error', scene)];
    if (scene === start) return [ownProblem('start-unfinished', 'error', scene)];
    return [ownProblem(isPaused(status) ? 'photo-paused' : 'photo-unfinished', 'warning', scene)];
  });
}

/** Videos, sounds and other pictures that visitors would miss: the tour works without them. */
function fileProblems(tour: Tour, statusOf: StatusOf): Problem[] {
  return filePlaces(tour).flatMap(({ kind, slug, scene }): Problem[] => {
    const status = statusOf(slug);
    if (kind === 'photo' || status.kind === 'ready') return [];
    const underway = isPaused(status) ? 'file-paused' : 'file-unfinished';
    return [ownProblem(isUnderway(status) ? underway : 'file-failed', 'warning', scene, slug)];
  });
}

/** Whether it comes only when another browser goes on with it. */
function isPaused({ kind }: SceneStatus): boolean {
  return kind === 'paused-elsewhere';
}

function ownProblem(rule: string, severity: Finding['severity'], scene: Scene | null, slug = ''): Problem {
  return {
    rule,
    severity,
    key: [rule, scene?.id ?? '', slug].join('/'),
    ...(scene && { sceneId: scene.id }),
    ...(slug && { slug }),
    params: { scene: scene?.name ?? t('check.whole-tour'), fileName: shownNameOf(slug) },
    isBlocking: severity === 'error',
    canIgnore: false,
    isIgnored: false,
  };
}
