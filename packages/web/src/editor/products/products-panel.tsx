import { IconBuildingStore, IconChevronRight, IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { limits, type Product } from '@tourwright/tour/document';
import { type PlacedProduct, productsOf } from '@tourwright/tour/rules';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { saveFile } from '../../client/save-file.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import panel from '../panels/frame/panel.module.css';
import { PanelHead } from '../panels/frame/panel-head.tsx';
import { SceneThumbnail } from '../panels/scenes/card/scene-thumbnail.tsx';
import { newProduct } from '../rules/new-product.ts';
import { addItems } from '../session/set-item.ts';
import { specified } from '../state/specified-state.ts';
import { ProductDetail } from './product-detail.tsx';
import styles from './products.module.css';
import { t } from './products-text.ts';
import { useFocusAlong } from './use-focus-along.ts';
import { useProductSearch } from './use-product-search.tsx';

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);
const ShopDialog = lazyPart(async () => (await import('./shop-dialog.tsx')).ShopDialog);
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Everything that the tour sells. */
export function ProductsPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.shownTour);
  const selected = useEditorStore(specified.selectedProductData);
  const { store } = useOpenTour();
  const [dialog, setDialog] = useState<'import' | 'shop' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const products = tour ? productsOf(tour) : [];
  const open = products.find(({ product, isListed }) => isListed && product.id === selected?.id);
  useFocusAlong(place, open?.product.id ?? null);
  if (!tour) return null;
  const listed = tour.products ?? [];
  const choose = (selectedProductId: string | null) => store.setState({ selectedProductId });
  const add = () => {
    const item = newProduct(tour, t('products.new-name', { number: listed.length + 1 }));
    addItems(store, ['products'], [item], { id: 'edit.product.add' });
    choose(item.id);
    // It is named first.
    setTimeout(() => {
      const name = place.current?.querySelector('input');
      name?.focus();
      name?.select();
    });
  };
  return (
    <aside className={classNames(panel.panel, className)} aria-label={t('products.title')}>
      <PanelHead
        title={t('products.title')}
        {...(products.length > 0 && { count: products.length })}
        topic="products"
      />
      <div ref={place} className={panel.body}>
        {open ? (
          <ProductDetail key={open.product.id} placed={open} onClose={() => choose(null)} />
        ) : (
          <>
            <ProductList products={products} onOpen={choose} />
            <ListButtons name={tour.name} listed={listed} onAdd={add} onOpen={setDialog} />
          </>
        )}
      </div>
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'import' ? (
            <ImportDialog onClose={() => setDialog(null)} />
          ) : (
            <ShopDialog onClose={() => setDialog(null)} />
          )}
        </Suspense>
      )}
    </aside>
  );
}

interface ListButtonsProps {
  /** Of the tour, for the file. */
  name: string | undefined;
  listed: readonly Product[];
  onAdd(): void;
  onOpen(dialog: 'import' | 'shop'): void;
}

/** What can be done with the list: one more, those of other tours, in from a file and out to one. */
function ListButtons({ name, listed, onAdd, onOpen }: ListButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        icon={<IconPlus {...icon} />}
        disabled={listed.length >= limits.products}
        onClick={onAdd}
      >
        {t('products.add')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<IconBuildingStore {...icon} />}
        onClick={() => onOpen('shop')}
      >
        {t('shop.open')}
      </Button>
      <Button variant="quiet" size="small" icon={<IconUpload {...icon} />} onClick={() => onOpen('import')}>
        {t('products.import')}
      </Button>
      {listed.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<IconDownload {...icon} />}
          onClick={() => void save(listed, name)}
        >
          {t('products.export')}
        </Button>
      )}
    </div>
  );
}

interface ProductListProps {
  products: readonly PlacedProduct[];
  onOpen(id: string): void;
}

function ProductList({ products, onOpen }: ProductListProps) {
  const { store } = useOpenTour();
  const { found, search } = useProductSearch(products);
  if (products.length === 0) return <p className={styles.hint}>{t('products.none')}</p>;
  const open = ({ product, isListed, places: [place] }: PlacedProduct) => {
    if (isListed) onOpen(product.id);
    else if (place) {
      store.getState().selectScene(place.scene.id);
      store.getState().selectHotspot(place.hotspot.id);
    }
  };
  return (
    <>
      {search}
      <ul className={styles.list}>
        {found.map((placed) => (
          <li key={placed.product.id}>
            <button
              type="button"
              className={styles.item}
              data-product={placed.product.id}
              onClick={() => open(placed)}
            >
              <ProductRow placed={placed} />
              <IconChevronRight {...icon} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function ProductRow({ placed: { product, isListed, places } }: { placed: PlacedProduct }) {
  const { name, pictures = [], price, salePrice, currency, stock } = product;
  const slug = pictures[0]?.slug;
  const paid = priceOf(salePrice ?? price, currency);
  return (
    <>
      {slug ? <SceneThumbnail slug={slug} className={styles.picture} /> : <span className={styles.picture} />}
      <span className={styles.words}>
        <b>{name || places[0]?.hotspot.text || t('products.unnamed')}</b>
        <span className={styles.facts}>
          {[paid, isListed ? t('products.used', { count: places.length }) : t('products.in-hotspot')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {stock !== undefined && stock < 3 && (
          <span className={styles.low}>{t('products.stock', { count: stock })}</span>
        )}
      </span>
    </>
  );
}

function priceOf(minorUnits: number | undefined, currency: string | undefined): string {
  if (minorUnits === undefined || !currency) return '';
  const format = new Intl.NumberFormat(activeLocale(), { style: 'currency', currency });
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

async function save(
  products: Parameters<typeof import('../../transfer/product-csv/product-csv.ts').writeCsv>[0],
  name = '',
): Promise<void> {
  const { writeCsv } = await import('../../transfer/product-csv/product-csv.ts');
  saveFile(`${name || 'tour'}-products.csv`, writeCsv(products), 'text/csv;charset=utf-8');
}
