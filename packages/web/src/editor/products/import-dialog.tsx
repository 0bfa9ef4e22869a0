import { ImportDialog as ProductImport } from '../../transfer/product-csv/import-dialog.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { importChanges } from './import-changes.ts';
import { t } from './products-text.ts';

/** Brings products of a file into the tour, as a step that can be undone. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const { store, say } = useOpenTour();
  const products = useEditorStore((state) => state.tour?.products) ?? none;
  return (
    <ProductImport
      products={products}
      onImport={(changes, count) => {
        importChanges(store.getState(), changes);
        say('success', t('import.done', { count }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

const none = [] as const;
