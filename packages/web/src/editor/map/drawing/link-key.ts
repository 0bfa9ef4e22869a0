import { actionOf } from '../../actions/all-actions.ts';
import { keysOf } from '../../actions/chosen-keys.ts';

/** The keys that link the selected scene: those of the tool for links, as its user has them. */
export function linkKeys(): readonly string[] {
  return keysOf(actionOf('link-tool'));
}
