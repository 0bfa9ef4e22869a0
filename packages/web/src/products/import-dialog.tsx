import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StockRow } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useMemo } from 'react';
import { problemText } from '../layout/failures/problem-text.ts';
import { ImportDialog as ProductImport } from '../transfer/product-csv/import-dialog.tsx';
import type { ProductChange } from '../transfer/product-csv/plan-import.ts';
import { showToast } from '../ui/overlays/toast.tsx';
import { countedProducts, importProducts } from './import-products.ts';
import { t } from './products-text.ts';
import { refreshProducts } from './use-products.ts';

interface ImportDialogProps {
  tour: Tour;
  stock: readonly StockRow[];
  onClose(): void;
}

/** Brings products of a file into a tour. What could not be saved is listed again, so that it can be tried again. */
export function ImportDialog({ tour, stock, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const products = useMemo(() => countedProducts(tour, stock), [tour, stock]);
  const keep = useMutation({
    mutationFn: ({ changes }: { changes: readonly ProductChange[]; count: number }) =>
      importProducts(tour, products, changes),
    onSuccess: (_, { count }) => {
      showToast('success', t('products.imported', { count }));
      onClose();
    },
    onSettled: () => refreshProducts(client, tour.id),
  });
  return (
    <ProductImport
      products={products}
      isSaving={keep.isPending}
      failure={keep.error ? t('products.import-failed', { reason: problemText(keep.error) }) : undefined}
      onImport={(changes, count) => keep.mutate({ changes, count })}
      onClose={onClose}
    />
  );
}
