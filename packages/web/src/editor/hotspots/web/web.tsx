import { IconLink } from '@tabler/icons-react';
import { webAddress } from '@tourwright/viewer/hotspots';
import styles from '../../panels/inspector.module.css';
import { ButtonText } from '../button-fields.tsx';
import type { EditorKind } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { SaidFields } from '../said-fields.tsx';
import { UrlField } from '../url-field.tsx';

/** Opens a page of the web in a new tab. */
export const web: EditorKind<'web'> = {
  iconName: 'link',
  name: 'kind.web',
  adding: { icon: IconLink, key: 'w', tool: 'tool.web', action: 'action.web', hint: 'place.web' },
  Fields: (props) => (
    <>
      <section className={styles.section}>
        <UrlField
          label="hotspot.url"
          hint="hotspot.url-web"
          fault="hotspot.url-web-fault"
          isUsable={(address) => webAddress(address) !== null}
          {...props}
        />
        <ButtonText {...props} />
      </section>
      <SaidFields {...props} />
      <PicturesPart {...props} />
    </>
  ),
};
