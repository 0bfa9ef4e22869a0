import { openingScene } from '../../../rules/index.ts';
import type { Rule } from '../../finding.ts';

/** Several scenes and not one link: said once, not of each scene. */
export const noLinks: Rule = ({ tour, links }) => {
  const first = openingScene(tour);
  if (!first || tour.scenes.length < 2 || links.some(({ from, to }) => from !== to)) return [];
  return [{ rule: 'no-links', severity: 'error', sceneId: first.id, params: { scene: first.name } }];
};
