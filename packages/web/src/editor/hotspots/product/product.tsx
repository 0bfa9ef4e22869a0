import { webAddress } from '@tourwright/viewer';
import styles from '../../panels/inspector.module.css';
import type { EditorKind } from '../editor-kind.ts';
import { SaidFields } from '../said-fields.tsx';
import { UrlField } from '../url-field.tsx';

/** Something to buy; prices and variants come with the document. */
export const product: EditorKind<'product'> = {
  iconName: 'shopping-bag',
  name: 'kind.product',
  Fields: (props) => (
    <>
      <section className={styles.section}>
        <UrlField
          label="hotspot.shop"
          hint="hotspot.url-product"
          fault="hotspot.url-product-fault"
          isUsable={(address) => webAddress(address) !== null}
          {...props}
        />
      </section>
      <SaidFields {...props} />
    </>
  ),
};
