import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { useEditor } from '../editor-context.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { canTryAgain, type SceneStatus } from '../rules/scene-status.ts';

/** Tries again with the same file, here or on the server; null where that cannot help. */
export function useSecondTry(slug: string, status: SceneStatus): (() => void) | null {
  const openTour = useOpenTour();
  const { say } = openTour;
  const { actions } = useEditor();
  if (!canTryAgain(status)) return null;
  if (status.kind === 'refused') return () => openTour.photos.retry(slug);
  const cutAgain = async () => {
    try {
      actions.state().setImage(await api.retryImage({ params: { id: openTour.tourId }, body: { slug } }));
    } catch (cause) {
      say('error', problemText(cause));
    }
  };
  return () => void cutAgain();
}
