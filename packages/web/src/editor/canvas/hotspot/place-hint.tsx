import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { actionOf } from '../../actions/all-actions.ts';
import { keysOf } from '../../actions/chosen-keys.ts';
import { keyText } from '../../actions/keys.ts';
import { useKeys } from '../../actions/use-keys.ts';
import { t } from '../../editor-text.ts';
import { editorKinds } from '../../hotspots/editor-kinds.ts';
import styles from '../editor-canvas.module.css';

/** What to do with the tool that places hotspots of a kind; nothing with another tool. */
export function PlaceHint({ tool }: { tool: string }) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  useKeys();
  const adding = editorKinds.of(tool)?.adding;
  if (!adding) return null;
  return (
    <p className={styles.hint} role="status">
      {adding.isOutline ? outlineText(tool, isTouch) : t(adding.hint, { isTouch: String(isTouch) })}
    </p>
  );
}

function outlineText(tool: string, isTouch: boolean): string {
  if (isTouch) return t('place.polygon-touch');
  const [key] = keysOf(actionOf(`${tool}-tool`));
  return key === undefined ? t('place.polygon') : t('place.polygon-keys', { key: keyText(key) });
}
