import { IconDownload, IconFocus2, IconRestore } from '@tabler/icons-react';
import type { SocialCard } from '@tourwright/tour/document';
import { useId } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
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
  const hasLogo = useEditorStore(({ tour }) => Boolean(tour?.cornerLogo));
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
  const line = card?.line ?? '';
  return (
    <div className={styles.card}>
      <div className={styles.fields}>
        <ScenePictures card={card} onChoose={(sceneId) => change({ sceneId, view: undefined })} />
        <Button icon={<IconFocus2 {...icon} />} onClick={takeView}>
          {t('share.use-view')}
        </Button>
        <DraftField
          label={t('share.card-title')}
          value={card?.title ?? ''}
          placeholder={name}
          maxLength={120}
          onKeep={(title, gesture) => change({ title: title === '' ? undefined : title }, gesture)}
        />
        <DraftField
          label={t('share.card-line')}
          value={line}
          hint={t('share.card-length', { count: line.length, most: mostOfLine })}
          maxLength={mostOfLine}
          onKeep={(next, gesture) => change({ line: next }, gesture)}
        />
        <Switch
          label={t('share.card-logo')}
          disabled={!hasLogo}
          checked={hasLogo && card?.logo !== false}
          onChange={({ target }) => change({ logo: target.checked ? undefined : false })}
        />
        {!hasLogo && <p className={styles.hint}>{t('share.card-no-logo')}</p>}
        {card && (
          <Button variant="quiet" icon={<IconRestore {...icon} />} onClick={() => keep(null)}>
            {t('share.card-none')}
          </Button>
        )}
      </div>
      <CardPicture card={card} name={name} />
    </div>
  );
}

interface ScenePicturesProps {
  card: SocialCard | undefined;
  onChoose(sceneId: number): void;
}

/** The scenes to choose from, each as it begins. */
function ScenePictures({ card, onChoose }: ScenePicturesProps) {
  const group = useId();
  const scenes = useEditorStore(({ tour }) => tour?.scenes) ?? [];
  return (
    <fieldset className={styles.scenes}>
      <legend>{t('share.card-scene')}</legend>
      {scenes.map(({ id, name, slug }) => (
        <label key={id} title={name}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={card?.sceneId === id && !card.view}
            onChange={() => onChoose(id)}
          />
          <SceneThumbnail slug={slug} className={styles.scene} />
        </label>
      ))}
    </fieldset>
  );
}

/** As long as the server takes. */
const mostOfLine = 200;

/** The card as messengers show it, above the address and the name of the page. */
function CardPicture({ card, name }: { card: SocialCard | undefined; name: string }) {
  const address = useCardPicture(card);
  const isDrawn = typeof address === 'string';
  return (
    <div className={styles.shown}>
      <div className={styles.post}>
        {isDrawn ? (
          <img className={styles.picture} src={address} width={1200} height={630} alt={t('share.card-alt')} />
        ) : (
          <p className={styles.picture} role="status">
            {address === null && t('share.card-wait')}
          </p>
        )}
        <p className={styles.page}>
          <small translate="no">{location.host}</small>
          <b className="ellipsis">{name}</b>
        </p>
      </div>
      <p className={styles.hint}>{t('share.card-hint')}</p>
      {isDrawn && (
        <a className={buttonClass({ size: 'small' })} href={address} download="social-card.jpg">
          <IconDownload {...icon} />
          {t('share.card-save')}
        </a>
      )}
    </div>
  );
}
