import { api } from '../../client/api.ts';
import { problemText } from '../../layout/problem-text.ts';
import { useEditor } from '../editor-context.ts';
import { canTryAgain, type SceneStatus } from '../rules/scene-status.ts';
import { showTourToast } from '../session/tour-toast.ts';

/** Tries once more with the same file, here or on the server; null where that cannot help. */
export function useSecondTry(slug: string, status: SceneStatus): (() => void) | null {
  const { session, actions } = useEditor();
  if (!canTryAgain(status)) return null;
  if (status.kind === 'refused') return () => session.photos.retry(slug);
  const cutAgain = async () => {
    try {
      actions.state().setImage(await api.retryImage({ params: { id: session.tourId }, body: { slug } }));
    } catch (cause) {
      showTourToast('error', problemText(cause));
    }
  };
  return () => void cutAgain();
}
