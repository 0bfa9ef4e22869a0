import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../../../layout/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t as editorText } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { t } from '../share-text.ts';
import { type EmbedOptions, type EmbedWay, embedAddress, embedCode } from './embed-code.ts';
import styles from './embed-tab.module.css';

const ways = ['frame', 'element', 'react'] as const;
const ratios = ['16 / 9', '4 / 3', '1 / 1', '9 / 16'] as const;

/** What of the code is chosen here. */
type Choice = Pick<EmbedOptions, 'way' | 'hasPoster' | 'autorotates' | 'hasTitle'> & {
  isFluid: boolean;
  ratio: string;
  width: number;
  height: number;
};

/** The code that brings a link of the tour to another site, and what it looks like there. */
export function EmbedTab({ linkKey }: { linkKey: string | null }) {
  const { tourId } = useOpenTour();
  const name = useEditorStore(({ tour }) => tour?.name) || editorText('tour.untitled');
  const [choice, setChoice] = useState<Choice>({
    way: 'frame',
    isFluid: true,
    ratio: ratios[0],
    width: 800,
    height: 450,
    hasPoster: true,
    autorotates: false,
    hasTitle: true,
  });
  const { isFluid, ratio, width, height, ...rest } = choice;
  const options = { ...rest, tourId, link: linkKey, size: isFluid ? { ratio } : { width, height } };
  const code = embedCode(options, name);
  return (
    <div className={styles.embed}>
      <EmbedChoices choice={choice} onChange={(change) => setChoice({ ...choice, ...change })} />
      <div className={styles.result}>
        <section className={styles.site} aria-label={t('share.preview')}>
          <p className={styles.headline}>{name}</p>
          <span className={styles.bar} />
          <span className={styles.bar} />
          <Preview options={options} />
        </section>
        <TextArea
          label={t('share.code-label')}
          readOnly
          translate="no"
          rows={4}
          className={styles.code}
          value={code}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className={styles.foot}>
        <p>{t('share.preview-live')}</p>
        <Button
          variant="primary"
          icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copyText(code)}
        >
          {t('share.copy-code')}
        </Button>
      </div>
    </div>
  );
}

/** The frame itself, as another site has it; an element shows the same tour without what is around it. */
function Preview({ options }: { options: EmbedOptions }) {
  const { size, way } = options;
  const address = new URL(embedAddress(options));
  if (way !== 'frame') address.searchParams.set('ui', 'hotspots');
  if (way !== 'frame') address.searchParams.delete('poster');
  const shape = 'ratio' in size ? size.ratio : `${size.width} / ${size.height}`;
  return (
    <iframe
      key={address.href}
      className={styles.frame}
      style={{ aspectRatio: shape }}
      src={`${address.pathname}${address.search}`}
      title={t('share.preview-frame')}
      allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
    />
  );
}

interface EmbedChoicesProps {
  choice: Choice;
  onChange(change: Partial<Choice>): void;
}

function EmbedChoices({ choice, onChange }: EmbedChoicesProps) {
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('share.embed-as')}</span>
        <Segmented<EmbedWay>
          label={t('share.embed-as')}
          value={choice.way}
          segments={ways.map((value) => ({ value, label: t(`share.embed.${value}`) }))}
          onChange={(way) => onChange({ way })}
        />
      </div>
      <SizeFields choice={choice} onChange={onChange} />
      {choice.way === 'frame' && (
        <Switch
          label={t('share.poster')}
          checked={choice.hasPoster}
          onChange={({ target }) => onChange({ hasPoster: target.checked })}
        />
      )}
      <Switch
        label={t('share.autorotate')}
        checked={choice.autorotates}
        onChange={({ target }) => onChange({ autorotates: target.checked })}
      />
      {choice.way === 'frame' && (
        <Switch
          label={t('share.with-title')}
          checked={choice.hasTitle}
          onChange={({ target }) => onChange({ hasTitle: target.checked })}
        />
      )}
    </div>
  );
}

/** As wide as there is room, in a ratio, or in pixels. */
function SizeFields({ choice, onChange }: EmbedChoicesProps) {
  const pixels = (text: string) => Math.min(Math.max(Math.round(Number(text)) || 100, 100), 4000);
  return (
    <>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('share.size')}</span>
        <Segmented
          label={t('share.size')}
          value={choice.isFluid ? 'fluid' : 'fixed'}
          segments={(['fluid', 'fixed'] as const).map((value) => ({
            value,
            label: t(`share.size.${value}`),
          }))}
          onChange={(value) => onChange({ isFluid: value === 'fluid' })}
        />
      </div>
      {choice.isFluid ? (
        <SelectField
          label={t('share.ratio')}
          value={choice.ratio}
          options={ratios.map((value) => ({ value, label: value.replace('/', ':') }))}
          onChange={({ target }) => onChange({ ratio: target.value })}
        />
      ) : (
        <div className={styles.pixels}>
          {(['width', 'height'] as const).map((side) => (
            <TextField
              key={side}
              type="number"
              min={100}
              max={4000}
              label={t(`share.${side}`)}
              defaultValue={choice[side]}
              onBlur={({ target }) => onChange({ [side]: pixels(target.value) })}
            />
          ))}
        </div>
      )}
    </>
  );
}
