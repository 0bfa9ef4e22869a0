/** Products of a file for a tour that nobody has open: what they say becomes edits of the draft, stock goes to the counter. */
import type { StockChange, StockRow } from '@tourwright/api';
import type { Product, Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { api } from '../client/api.ts';
import { newId } from '../client/new-id.ts';
import { sendChanges } from '../client/requests/send-changes.ts';
import type { ProductChange } from '../transfer/product-csv/plan-import.ts';

/** As many changes are one edit. */
const atOnce = 400;

/** The products that a tour lists, with the stock that is counted in place of what the document says. */
export function countedProducts(
  { products = [] }: Pick<Tour, 'products'>,
  items: readonly StockRow[],
): Product[] {
  const counted = <T extends { stock?: number | undefined }>(
    thing: T,
    productId: string,
    variantId: string | null,
  ): T => {
    const known = items.find((item) => item.productId === productId && item.variantId === variantId);
    if (!known) return thing;
    const { stock: _, ...rest } = thing;
    return (known.count === null ? rest : { ...rest, stock: known.count }) as T;
  };
  return products.map((product) => ({
    ...counted(product, product.id, null),
    ...(product.variants && {
      variants: product.variants.map((variant) => counted(variant, product.id, variant.id ?? '')),
    }),
  }));
}

/** Makes the changes, all that a product says before what is left of it. `products`: as the changes were planned from. */
export async function importProducts(
  tour: Pick<Tour, 'id' | 'version'>,
  products: readonly Product[],
  changes: readonly ProductChange[],
): Promise<void> {
  const said = changes.filter((change) => stockOf(change, products) === null);
  const stock = changes.flatMap((change) => stockOf(change, products) ?? []);
  for (let start = 0; start < said.length; start += atOnce) {
    await sendChanges(tour, [batchOf(said.slice(start, start + atOnce))]);
  }
  for (let start = 0; start < stock.length; start += atOnce) {
    const items = stock.slice(start, start + atOnce);
    await api.patchStock({ params: { id: tour.id }, body: { items } });
  }
}

function batchOf(changes: readonly ProductChange[]): Edit {
  const head = () => ({ id: newId(), v: 1 }) as const;
  return { ...head(), kind: 'batch', edits: changes.map((change) => ({ ...change, ...head() })) };
}

/** What a change is to the counter; null: it is none of its. */
function stockOf(change: ProductChange, products: readonly Product[]): StockChange | null {
  if (change.kind !== 'item.set' || change.field !== 'stock') return null;
  const [, ofVariant] = change.path;
  const productId = String(ofVariant ?? change.itemId);
  const variantId = ofVariant === undefined ? null : change.itemId;
  const product = products.find(({ id }) => id === productId);
  const before = variantId === null ? product : product?.variants?.find(({ id }) => id === variantId);
  return { productId, variantId, count: change.value as number | null, seen: before?.stock ?? null };
}
