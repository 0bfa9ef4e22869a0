import type { FloorPlan } from '@tourwright/tour/document';
import type { ReactNode } from 'react';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { addPlans, replacePlan } from './add-plans.ts';

/** The choosing of files that become floors; with a plan, of the one file that takes its place. */
export function usePlanChooser(plan?: FloorPlan): { choose(): void; input: ReactNode } {
  const openTour = useOpenTour();
  const take = (files: File[]) => {
    const [file] = files;
    if (!plan) void addPlans(openTour, files);
    else if (file) void replacePlan(openTour, plan, file);
  };
  const { open, input } = useFileChooser('plan', take, { single: plan !== undefined });
  return { choose: open, input };
}
