import { IconFlag } from '@tabler/icons-react';
import type { GuideStop } from '@tourwright/tour/document';
import { useState } from 'react';
import { numberText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { CaptionsList } from '../../hotspots/captions/captions-field.tsx';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import styles from '../../panels/inspector.module.css';
import { NumberInput } from '../../panels/number-input.tsx';
import { roundView } from '../../playing/round-view.ts';
import { hasPictureOfScene } from '../../state/has-picture.ts';
import { setStop, without } from '../guide-edits.ts';
import { g } from '../guide-text.ts';
import { mostStopSeconds, secondsOf } from '../guide-times.ts';
import { useVoices } from '../voice/use-voices.ts';
import { NarrationPart } from './narration-part.tsx';
import own from './stop-inspector.module.css';
import { StopMenu } from './stop-menu.tsx';
import { useShowStop } from './use-show-stop.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
/** A stop may last longer by a number that is typed. */
const sliderSeconds = 30;

interface PartProps {
  stop: GuideStop;
  number: number;
  set(next: GuideStop, gesture?: string): void;
}

/** The selected stop. */
export function StopInspector() {
  const { store } = useOpenTour();
  const stop = useEditorStore(({ tour, selectedStopId }) =>
    tour?.guide?.find(({ id }) => id === selectedStopId),
  );
  const index = useEditorStore(
    ({ tour, selectedStopId }) => tour?.guide?.findIndex(({ id }) => id === selectedStopId) ?? -1,
  );
  const scene = useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === stop?.sceneId));
  if (!stop) return null;
  const number = index + 1;
  const set: PartProps['set'] = (next, gesture) => setStop(store, stop, next, gesture);
  const parts = { stop, number, set };
  return (
    <>
      <div className={styles.head}>
        <span className={own.number}>{number}</span>
        <h2>{stop.name || scene?.name || g('guide.gone')}</h2>
        <StopMenu stop={stop} number={number} />
      </div>
      <section className={styles.section} aria-label={g('stop.number', { number })}>
        <DraftField
          label={g('stop.name')}
          value={stop.name ?? ''}
          placeholder={scene?.name ?? ''}
          maxLength={300}
          onKeep={(value, gesture) =>
            set(value.trim() ? { ...stop, name: value.trim() } : without(stop, 'name'), gesture)
          }
        />
        <ScenePart {...parts} />
        <ViewPart {...parts} />
        <SecondsPart {...parts} />
      </section>
      <NarrationPart {...parts} />
      {stop.id && stop.slug && (
        <CaptionsList
          title={g('stop.timed')}
          path={['guide', stop.id, 'captions']}
          captions={stop.captions ?? []}
          of={{ kind: 'audio', text: stop.name || scene?.name }}
          slug={stop.slug}
          draft={stop.text}
        />
      )}
      <TextPart {...parts} />
    </>
  );
}

/** What is said meanwhile, for those who read it. */
function TextPart({ stop, set }: PartProps) {
  return (
    <section className={styles.section} aria-label={g('stop.text')} data-stop-words="">
      <DraftField
        label={g('stop.text')}
        hint={g('stop.text-hint')}
        lines={4}
        value={stop.text ?? ''}
        maxLength={2000}
        onKeep={(value, gesture) =>
          set(value.trim() ? { ...stop, text: value } : without(stop, 'text'), gesture)
        }
      />
    </section>
  );
}

/** Another scene is seen as it opens. */
function ScenePart({ stop, set }: PartProps) {
  const scenes = useEditorStore(({ tour }) => tour?.scenes);
  const showStop = useShowStop();
  return (
    <SelectField
      label={g('stop.scene')}
      size="small"
      value={String(stop.sceneId)}
      options={(scenes ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ currentTarget }) => {
        const next = { ...without(stop, 'yaw', 'pitch', 'hfov'), sceneId: Number(currentTarget.value) };
        set(next);
        showStop(next);
      }}
    />
  );
}

/** How the user looks: as the scene opens, looking around; or held on what was chosen. */
function ViewPart({ stop, set }: PartProps) {
  const { actions } = useEditor();
  const showStop = useShowStop();
  const isHere = useEditorStore(
    (state) => state.selectedSceneId === stop.sceneId && hasPictureOfScene(state),
  );
  const { yaw, pitch = 0, hfov } = stop;
  const isChosen = yaw !== undefined;
  return (
    <>
      <p className={styles.faint}>
        {isChosen
          ? g('stop.view-text', {
              yaw: numberText(yaw),
              pitch: numberText(pitch),
              hfov: hfov === undefined ? '–' : numberText(hfov),
            })
          : g('stop.looks-around')}
      </p>
      <div className={styles.row}>
        <Button
          size="small"
          disabled={!isHere}
          icon={<IconFlag {...icon} />}
          onClick={() => set({ ...stop, ...roundView(actions.view()) })}
        >
          {g('stop.use-view')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => showStop(stop)}>
          {g('stop.look')}
        </Button>
        {isChosen && (
          <Button variant="quiet" size="small" onClick={() => set(without(stop, 'yaw', 'pitch', 'hfov'))}>
            {g('stop.look-around')}
          </Button>
        )}
      </div>
    </>
  );
}

function SecondsPart({ stop, number, set }: PartProps) {
  const voices = useVoices([stop]);
  const [moving, setMoving] = useState<number | null>(null);
  const voiceSeconds = (slug: string) => voices.get(slug)?.seconds ?? null;
  const seconds = secondsOf(stop, voiceSeconds);
  const keep = (value: number) => {
    setMoving(null);
    set({ ...stop, seconds: Math.round(value * 10) / 10 });
  };
  return (
    <>
      <div className={styles.property}>
        <span>{g('stop.seconds')}</span>
        <div className={styles.range}>
          <Slider
            label={g('stop.seconds')}
            value={Math.min(sliderSeconds, moving ?? seconds)}
            min={1}
            max={sliderSeconds}
            step={0.5}
            onChange={setMoving}
            onCommit={keep}
          />
          <NumberInput
            label={g('stop.seconds-of', { number })}
            value={moving ?? seconds}
            decimals={1}
            step={0.5}
            min={1}
            max={mostStopSeconds}
            unit="second"
            onKeep={keep}
          />
        </div>
      </div>
      {stop.slug && (
        <Switch
          label={g('stop.as-narration')}
          checked={stop.seconds === undefined}
          onChange={({ currentTarget }) =>
            set(currentTarget.checked ? without(stop, 'seconds') : { ...stop, seconds })
          }
        />
      )}
    </>
  );
}
