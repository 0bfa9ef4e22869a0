import type { ReactNode } from 'react';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';

/** The choosing of files that become floors; with a floor's id, of the one file that takes its picture's place. */
export function usePlanChooser(replacing: string | null = null): { choose(): void; input: ReactNode } {
  const { store } = useOpenTour();
  const take = (files: File[]) => store.setState({ planFiles: { files, replacing } });
  const { open, input } = useFileChooser('plan', take, { single: replacing !== null });
  return { choose: open, input };
}
