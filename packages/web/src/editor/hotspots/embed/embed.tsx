import { IconAppWindow } from '@tabler/icons-react';
import { pageFrame } from '@tourwright/tour/document';
import styles from '../../panels/inspector.module.css';
import type { EditorKind } from '../editor-kind.ts';
import { UnseenFields } from '../said-fields.tsx';
import { UrlField } from '../url-field.tsx';

/** Shows a page of the web in a panel. */
export const embed: EditorKind<'embed'> = {
  iconName: 'app-window',
  name: 'kind.embed',
  adding: { icon: IconAppWindow, key: 'e', tool: 'tool.embed', action: 'action.embed', hint: 'place.embed' },
  Fields: (props) => (
    <>
      <section className={styles.section}>
        <UrlField
          label="hotspot.url"
          hint="hotspot.url-embed"
          fault="hotspot.url-embed-fault"
          isUsable={(address) => pageFrame(address) !== null}
          {...props}
        />
      </section>
      <UnseenFields {...props} />
    </>
  ),
};
