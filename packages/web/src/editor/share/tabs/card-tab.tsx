import { IconFocusCentered, IconRestore } from '@tabler/icons-react';
import type { SocialCard } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import { newEdit } from '../../state/new-edit.ts';
import { t } from '../share-text.ts';
import styles from './card-tab.module.css';
import { useCardPicture } from './use-card-picture.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The picture with words that messengers show of the tour's address: the view on the canvas, a title and a line. */
export function CardTab() {
  const { store, view } = useOpenTour();
  const card = useEditorStore(({ tour }) => tour?.socialCard);
  const name = useEditorStore(({ tour }) => tour?.name ?? '');
  const keep = (value: SocialCard | null, gesture?: string) => {
    const edit = newEdit({ kind: 'tour.set', field: 'socialCard', value });
    const part = { id: 'edit.brand' as const, values: { part: t('share.card') } };
    store.getState().commit(edit, { name: part, ...(gesture && { gesture }) });
  };
  const change = (fields: SocialCard, gesture?: string) =>
    keep({ ...store.getState().tour?.socialCard, ...fields }, gesture);
  const takeView = () => {
    const { selectedSceneId } = store.getState();
    const { yaw, pitch, hfov } = view.get();
    const rounded = (angle: number) => Math.round(angle * 100) / 100;
    change({
      ...(selectedSceneId !== null && { sceneId: selectedSceneId }),
      view: { yaw: rounded(yaw), pitch: rounded(pitch), hfov: rounded(hfov) },
    });
  };
  return (
    <div className={styles.card}>
      <CardPicture card={card} />
      <div className={styles.fields}>
        <div className={styles.acts}>
          <Button icon={<IconFocusCentered {...icon} />} onClick={takeView}>
            {t('share.card-view')}
          </Button>
          {card && (
            <Button variant="quiet" icon={<IconRestore {...icon} />} onClick={() => keep(null)}>
              {t('share.card-none')}
            </Button>
          )}
        </div>
        <DraftField
          label={t('share.card-title')}
          value={card?.title ?? ''}
          placeholder={name}
          maxLength={120}
          onKeep={(title, gesture) => change({ title: title === '' ? undefined : title }, gesture)}
        />
        <DraftField
          label={t('share.card-line')}
          value={card?.line ?? ''}
          maxLength={200}
          onKeep={(line, gesture) => change({ line }, gesture)}
        />
        <p className={styles.hint}>{t('share.card-hint')}</p>
      </div>
    </div>
  );
}

function CardPicture({ card }: { card: SocialCard | undefined }) {
  const address = useCardPicture(card);
  if (typeof address === 'string') {
    return (
      <img className={styles.picture} src={address} width={1200} height={630} alt={t('share.card-alt')} />
    );
  }
  return (
    <p className={styles.picture} role="status">
      {address === null && t('share.card-wait')}
    </p>
  );
}
