import { IconVideo } from '@tabler/icons-react';
import { filmFrame } from '@tourwright/tour/document';
import styles from '../../panels/inspector.module.css';
import type { EditorKind } from '../editor-kind.ts';
import { UnseenFields } from '../said-fields.tsx';
import { UrlField } from '../url-field.tsx';

/** Plays a video of YouTube or Vimeo; one with a stored file comes with the document. */
export const video: EditorKind<'video'> = {
  iconName: 'video',
  name: 'kind.video',
  adding: { icon: IconVideo, key: 'm', tool: 'tool.video', action: 'action.video', hint: 'place.video' },
  Fields: (props) => (
    <>
      {!props.hotspot.slug && (
        <section className={styles.section}>
          <UrlField
            label="hotspot.url"
            hint="hotspot.url-video"
            fault="hotspot.url-video-fault"
            isUsable={(address) => filmFrame(address) !== null}
            {...props}
          />
        </section>
      )}
      <UnseenFields {...props} />
    </>
  ),
};
