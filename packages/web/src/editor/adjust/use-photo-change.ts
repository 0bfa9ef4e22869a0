import { isSame, type Scene } from '@tourwright/tour/document';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { knownProgress } from '../rules/scene-status.ts';
import { fileFailureText } from '../upload/file-failure-text.ts';

/** What becomes of a change to a scene's photo. */
export type PhotoChange =
  /** `progress` is absent until the server has begun. */
  { kind: 'underway'; progress: number | undefined } | { kind: 'failed'; message: string };

/** The change that visitors do not see yet; null when the photo is as it is wanted. */
export function usePhotoChange(scene: Scene): PhotoChange | null {
  const image = useEditorStore(({ media }) => media[scene.slug]);
  if (!image || isSame(effectiveAdjustment(scene.adjustment), image.adjustment ?? null)) return null;
  const fault = image.adjusting?.reason;
  return fault
    ? { kind: 'failed', message: fileFailureText(fault) }
    : { kind: 'underway', progress: knownProgress(image.adjusting?.progress) };
}

/** How far it is, in words. */
export function applyingText(progress: number | undefined): string {
  return progress
    ? t('adjust.applying-percent', { percent: Math.floor(progress * 100) })
    : t('adjust.applying');
}
