import { IconArrowDown, IconArrowUp, IconFlag, IconTrash } from '@tabler/icons-react';
import type { GuideStop } from '@tourwright/tour/document';
import { stopSeconds } from '../../client/play-guide.ts';
import { numberText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { SceneThumbnail } from '../panels/scene-thumbnail.tsx';
import { hasPictureOfScene } from '../state/has-picture.ts';
import own from './playing.module.css';
import { roundView } from './round-view.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface GuideStopItemProps {
  stop: GuideStop;
  number: number;
  isLast: boolean;
  onChange(stop: GuideStop, gesture?: string): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** One stop of the guided tour. */
export function GuideStopItem(props: GuideStopItemProps) {
  const { stop, number, isLast, onChange, onMove, onRemove } = props;
  const scene = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === stop.sceneId));
  const { seconds = stopSeconds, text = '' } = stop;
  const without = (field: 'seconds' | 'text') => {
    const { [field]: _, ...rest } = stop;
    return rest as GuideStop;
  };
  return (
    <li className={own.item} aria-label={t('guide.stop', { number })}>
      <div className={own.stopHead}>
        <SceneThumbnail slug={scene?.slug ?? ''} className={own.picture} />
        <b className={styles.fileName}>{scene?.name ?? t('guide.gone')}</b>
        <div className={own.tools}>
          <IconButton
            size="small"
            data-moves="-1"
            disabled={number === 1}
            label={t('guide.earlier', { number })}
            icon={<IconArrowUp {...icon} />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            data-moves="1"
            disabled={isLast}
            label={t('guide.later', { number })}
            icon={<IconArrowDown {...icon} />}
            onClick={() => onMove(1)}
          />
          <IconButton
            size="small"
            label={t('guide.remove', { number })}
            icon={<IconTrash {...icon} />}
            onClick={onRemove}
          />
        </div>
      </div>
      {scene && <StopView stop={stop} number={number} onChange={onChange} />}
      <div className={styles.property}>
        <span>{t('guide.seconds')}</span>
        <NumberInput
          label={t('guide.seconds-of', { number })}
          value={seconds}
          decimals={0}
          step={1}
          min={1}
          max={600}
          unit="second"
          onKeep={(value) =>
            onChange(value === stopSeconds ? without('seconds') : { ...stop, seconds: value })
          }
        />
      </div>
      <DraftField
        label={t('guide.text', { number })}
        lines={2}
        value={text}
        maxLength={2000}
        onKeep={(value, gesture) =>
          onChange(value.trim() ? { ...stop, text: value } : without('text'), gesture)
        }
      />
    </li>
  );
}

type StopViewProps = Pick<GuideStopItemProps, 'stop' | 'number' | 'onChange'>;

/** How one looks at a stop: as the scene opens, looking around; or held on what was chosen. */
function StopView({ stop, number, onChange }: StopViewProps) {
  const { actions } = useEditor();
  const isHere = useEditorStore(({ selectedSceneId }) => selectedSceneId === stop.sceneId);
  const isOnCanvas = useEditorStore(hasPictureOfScene);
  const { yaw, pitch, hfov, ...rest } = stop;
  const isChosen = yaw !== undefined;
  const show = () => {
    actions.state().selectScene(stop.sceneId);
    if (isHere && isChosen) actions.lookTo({ yaw, pitch: pitch ?? 0 });
  };
  return (
    <>
      <p className={own.hint}>
        {isChosen
          ? t('guide.view', { yaw: numberText(yaw), pitch: numberText(pitch ?? 0) })
          : t('guide.looks-around')}
      </p>
      <div className={own.buttons}>
        {isHere && (
          <Button
            size="small"
            disabled={!isOnCanvas}
            icon={<IconFlag {...icon} />}
            aria-label={t('guide.use-view', { number })}
            onClick={() => onChange({ ...stop, ...roundView(actions.view()) })}
          >
            {t('action.use-view')}
          </Button>
        )}
        {(!isHere || isChosen) && (
          <Button variant="quiet" size="small" aria-label={t('guide.show', { number })} onClick={show}>
            {t('view.look')}
          </Button>
        )}
        {isChosen && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('guide.look-around', { number })}
            onClick={() => onChange(rest as GuideStop)}
          >
            {t('guide.look-around-short')}
          </Button>
        )}
      </div>
    </>
  );
}
