import { IconTypography } from '@tabler/icons-react';
import {
  type HotspotKind,
  type KnownHotspot,
  type RichText,
  richTextOf,
  shownRichText,
} from '@tourwright/tour/document';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../../client/loading/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type TextId, t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import styles from '../../panels/inspector.module.css';
import { newEdit } from '../../state/new-edit.ts';
import type { FieldsProps } from '../editor-kind.ts';
import { keptText } from '../rich/rich-document.ts';
import { stepOf } from '../step-of.ts';
import { useHotspotField } from './use-hotspot-field.ts';

const RichEditor = lazyPart(async () => (await import('../rich/rich-editor.tsx')).RichEditor);

interface BodyFieldProps extends FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>> {
  /** Where it is read. */
  hint: TextId;
  /** Whether headings, lists and links are shown there. */
  canFormat: boolean;
}

/** What a hotspot says: plain text, or with headings and lists once its owner wants that. */
export function BodyField({ hint, canFormat, ...props }: BodyFieldProps) {
  const shown = shownRichText(props.hotspot);
  const [isFormatting, setFormatting] = useState(false);
  if (canFormat && (shown || isFormatting)) {
    return <FormattedField rich={shown} takesFocus={isFormatting} {...props} />;
  }
  return (
    <>
      <PlainField
        hint={hint}
        answers={canFormat ? 'hotspot-empty missing-transcript' : undefined}
        {...props}
      />
      {canFormat && (
        <div className={styles.row}>
          <Button
            variant="quiet"
            size="small"
            icon={<IconTypography size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setFormatting(true)}
          >
            {t('rich.begin')}
          </Button>
        </div>
      )}
    </>
  );
}

type FieldProps = Omit<BodyFieldProps, 'canFormat'> & { answers?: string | undefined };

interface FormattedFieldProps extends Omit<FieldProps, 'hint' | 'answers'> {
  rich: RichText | null;
  takesFocus: boolean;
}

function FormattedField({ rich, takesFocus, scene, hotspot }: FormattedFieldProps) {
  const { store } = useOpenTour();
  const { body = '' } = hotspot;
  const value = useMemo(() => rich ?? richTextOf(body), [rich, body]);
  const keep = (blocks: RichText, gesture: string) => {
    const kept = keptText(blocks);
    const set = { kind: 'hotspot.set', sceneId: scene.id, hotspotId: hotspot.id } as const;
    const edit = newEdit(
      { ...set, field: 'body', value: kept.body },
      { ...set, field: 'rich', value: kept.rich },
    );
    store.getState().commit(edit, { name: stepOf('edit.text.set', hotspot), gesture });
  };
  return (
    <Suspense fallback={<Skeleton className={styles.textPlace} />}>
      <RichEditor
        value={value}
        hint={t('rich.hint')}
        takesFocus={takesFocus}
        onDraft={(isWriting) => store.setState({ editorText: isWriting ? t('hotspot.body') : '' })}
        onKeep={keep}
      />
    </Suspense>
  );
}

function PlainField({ hint, answers, ...props }: FieldProps) {
  const { store } = useOpenTour();
  const set = useHotspotField(props);
  return (
    <DraftField
      label={t('hotspot.body')}
      hint={t(hint)}
      lines={6}
      answers={answers}
      value={props.hotspot.body ?? ''}
      maxLength={20_000}
      onDraft={(editorText) => store.setState({ editorText })}
      onKeep={(value, gesture) => {
        store.setState({ editorText: '' });
        set('body', value || null, gesture);
      }}
    />
  );
}
