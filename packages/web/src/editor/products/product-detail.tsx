import { IconArrowLeft, IconMapPinPlus, IconTrash } from '@tabler/icons-react';
import type { Product } from '@tourwright/tour/document';
import type { PlacedProduct } from '@tourwright/tour/rules';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { t as editorText } from '../editor-text.ts';
import { PicturesField } from '../hotspots/files/pictures-field.tsx';
import { PriceFields } from '../hotspots/product/product-fields.tsx';
import { type SetProductField, useProductField } from '../hotspots/product/use-product-field.ts';
import { VariantsPart } from '../hotspots/product/variants-part.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { AddressField } from '../panels/address-field.tsx';
import { DraftField } from '../panels/draft-field.tsx';
import { newHotspot } from '../rules/new-hotspot.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import styles from './products.module.css';
import { t } from './products-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface ProductDetailProps {
  placed: PlacedProduct;
  onClose(): void;
}

/** One product: what it says wherever it is shown, and where that is. */
export function ProductDetail({ placed, onClose }: ProductDetailProps) {
  const { product, places } = placed;
  const set = useProductField(product);
  const path = ['products', product.id];
  const named = { ...product, kind: 'product', text: product.name };
  return (
    <div className={styles.detail}>
      <Button variant="quiet" size="small" icon={<IconArrowLeft {...icon} />} onClick={onClose}>
        {t('products.back')}
      </Button>
      <DraftField
        label={t('products.name')}
        value={product.name}
        maxLength={300}
        onKeep={(text, gesture) => set('name', text.trim(), gesture)}
      />
      <Places product={product} places={places} />
      <DraftField
        label={t('products.text')}
        lines={4}
        value={product.body ?? ''}
        maxLength={20_000}
        onKeep={(text, gesture) => set('body', text || null, gesture)}
      />
      <PriceFields product={product} set={set} />
      <VariantsPart product={named} path={path} />
      <section className={styles.part} aria-label={editorText('pictures.title')}>
        <h3>{editorText('pictures.title')}</h3>
        <PicturesField hotspot={named} pictures={product.pictures} path={[...path, 'pictures']} />
      </section>
      <ShopFields product={product} set={set} />
      <Removal placed={placed} onClose={onClose} />
    </div>
  );
}

function Places({ product, places }: Pick<PlacedProduct, 'product' | 'places'>) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const show = ({ scene, hotspot }: PlacedProduct['places'][number]) => {
    const state = store.getState();
    state.selectScene(scene.id);
    state.selectHotspot(hotspot.id);
    const { yaw, pitch } = yawPitchOf(hotspot.position);
    actions.lookTo({ yaw: degrees(yaw), pitch: degrees(pitch) });
  };
  const place = () => {
    const state = store.getState();
    const position = actions.centre();
    if (state.selectedSceneId === null || !position) return;
    const text = product.name ? { text: product.name } : {};
    const hotspot = { ...newHotspot('product', position, state), ...text, productId: product.id };
    const edit = newEdit({ kind: 'hotspot.add', sceneId: state.selectedSceneId, hotspot });
    state.commit(edit, { name: { id: 'edit.product.place', values: {} } });
  };
  return (
    <section className={styles.part} aria-label={t('products.used', { count: places.length })}>
      <h3>{t('products.used', { count: places.length })}</h3>
      <ul className={styles.places}>
        {places.map((each) => (
          <li key={`${each.scene.id} ${each.hotspot.id}`}>
            <Button variant="quiet" size="small" onClick={() => show(each)}>
              {t('products.place', { scene: each.scene.name })}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" icon={<IconMapPinPlus {...icon} />} onClick={place}>
          {t('products.place-here')}
        </Button>
      </div>
    </section>
  );
}

function ShopFields({ product, set }: { product: Product; set: SetProductField }) {
  return (
    <section className={styles.part} aria-label={editorText('hotspot.button')}>
      <h3>{editorText('hotspot.button')}</h3>
      <AddressField
        key={product.id}
        label={editorText('hotspot.shop')}
        hint={editorText('hotspot.url-product')}
        fault={editorText('hotspot.url-product-fault')}
        value={product.url ?? ''}
        isUsable={(address) => webAddress(address) !== null}
        onKeep={(url, gesture) => set('url', url, gesture)}
      />
      <DraftField
        label={editorText('hotspot.button-text')}
        value={product.urlText ?? ''}
        maxLength={100}
        onKeep={(text, gesture) => set('urlText', text.trim() || null, gesture)}
      />
    </section>
  );
}

/** A product goes with its places; where it has any, that is said first. */
function Removal({ placed: { product, places }, onClose }: ProductDetailProps) {
  const { store } = useOpenTour();
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const remove = () => {
    const edit = newEdit(
      { kind: 'item.remove', path: ['products'], itemId: product.id },
      ...places.map(
        ({ scene, hotspot }): Change => ({
          kind: 'hotspot.remove',
          sceneId: scene.id,
          hotspotId: hotspot.id,
        }),
      ),
    );
    store.getState().commit(edit, { name: { id: 'edit.product.remove', values: { name: product.name } } });
    onClose();
  };
  return (
    <section className={styles.part}>
      <div className={styles.buttons}>
        <Button
          ref={button}
          variant="danger"
          size="small"
          icon={<IconTrash {...icon} />}
          {...(places.length > 0 && { 'aria-expanded': isAsked })}
          onClick={() => (places.length > 0 ? setAsked(!isAsked) : remove())}
        >
          {t('products.remove')}
        </Button>
      </div>
      {isAsked && (
        <>
          <p role="status">{t('products.remove-used', { count: places.length })}</p>
          <div className={styles.buttons}>
            <Button variant="danger" size="small" onClick={remove}>
              {t('products.remove-yes')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setAsked(false);
                button.current?.focus();
              }}
            >
              {t('products.keep')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
