import { useEffect, useState } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { showRefused } from '../../open-tour/uploads/show-refused.ts';
import { addPlans, replacePlan } from './add-plans.ts';
import { PlanPages } from './plan-pages.tsx';
import { sortPlanFiles } from './sort-plan-files.ts';

/** Takes the files that were chosen or dropped as plans; of a document it asks for the pages. */
export function PlanFiles() {
  const openTour = useOpenTour();
  const { store, say } = openTour;
  const chosen = useEditorStore((state) => state.planFiles);
  const [documents, setDocuments] = useState<{ file: File; replacing: string | null }[]>([]);

  useEffect(() => {
    if (!chosen) return;
    const { files, replacing } = chosen;
    store.setState({ planFiles: null });
    void sortPlanFiles(files).then(async (sorted) => {
      showRefused(openTour, sorted.refused);
      for (const fileName of sorted.disarmed) say('info', t('plan.disarmed', { fileName }));
      setDocuments((before) => [...before, ...sorted.documents.map((file) => ({ file, replacing }))]);
      await take(sorted.pictures, replacing);
    });
  });

  const take = async (files: readonly File[], replacing: string | null) => {
    const [file] = files;
    const plan = store.getState().tour?.floorPlans.find(({ id }) => id === replacing);
    if (replacing === null) await addPlans(openTour, files);
    else if (plan && file) await replacePlan(openTour, plan, file);
  };
  const [first] = documents;
  if (!first) return null;
  const end = () => setDocuments((before) => before.slice(1));
  return (
    <PlanPages
      key={first.file.name + first.file.lastModified}
      file={first.file}
      isOne={first.replacing !== null}
      onClose={end}
      onRefused={(fault) => {
        showRefused(openTour, [{ fileName: first.file.name, fault }]);
        end();
      }}
      onChosen={(pages) => {
        end();
        void take(pages, first.replacing);
      }}
    />
  );
}
