import { type ReactNode, useCallback } from 'react';
import type { MediaChoice } from '../actions/action.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { useFileChooser } from './use-file-chooser.tsx';

/** File dialogs for what the open scene or the tour gets besides photos, and the hidden fields that they need. */
export function useMediaChoosers(): { open(choice: MediaChoice): void; inputs: ReactNode } {
  const { store, files } = useOpenTour();
  const inScene = (add: (sceneId: number) => Promise<void>) => {
    const { selectedSceneId } = store.getState();
    if (selectedSceneId !== null) void add(selectedSceneId);
  };
  const film = useFileChooser('film', ([file]) => file && inScene((id) => files.setVideo360(id, file)), {
    single: true,
  });
  const sound = useFileChooser('sound', (chosen) => inScene((id) => files.addSounds(id, chosen)));
  const tourSound = useFileChooser('sound', (chosen) => void files.addSounds(null, chosen));
  const { open: openVideo } = film;
  const { open: openSound } = sound;
  const { open: openTourSound } = tourSound;
  const open = useCallback(
    (choice: MediaChoice) => ({ film: openVideo, sound: openSound, 'tour-sound': openTourSound })[choice](),
    [openVideo, openSound, openTourSound],
  );
  return {
    open,
    inputs: (
      <>
        {film.input}
        {sound.input}
        {tourSound.input}
      </>
    ),
  };
}
