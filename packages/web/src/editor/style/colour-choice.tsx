import { useChosenColour } from '../../ui/fields/use-chosen-colour.ts';
import { type TextId, t } from '../editor-text.ts';
import { answerTo } from '../panels/focus-places.ts';
import styles from '../panels/inspector.module.css';
import own from './colour-choice.module.css';

interface ColourChoiceProps {
  value: string | undefined;
  /** Those that are changed differ: none is shown as theirs. */
  isMixed?: boolean;
  /** While it is being chosen. */
  onShow(value: string): void;
  /** Null: the usual one. */
  onKeep(value: string | null): void;
}

const swatches = [
  ['#ffffff', 'colour.white'],
  ['#1b1f24', 'colour.ink'],
  ['#c2491d', 'colour.terracotta'],
  ['#e0a526', 'colour.amber'],
  ['#2f7d4f', 'colour.green'],
  ['#2563c9', 'colour.blue'],
] as const satisfies readonly (readonly [string, TextId])[];

/** The colour of a mark or an area: the usual one, one of a few, or any. */
export function ColourChoice({ value, isMixed = false, onShow, onKeep }: ColourChoiceProps) {
  const field = useChosenColour(onKeep);
  const chosen = value?.toLowerCase();
  return (
    <div className={styles.property}>
      <span>{t('style.colour')}</span>
      <fieldset className={own.row} aria-label={t('style.colour')}>
        <button
          type="button"
          className={own.usual}
          aria-pressed={value === undefined && !isMixed}
          {...answerTo('low-contrast')}
          onClick={() => onKeep(null)}
        >
          {t('colour.usual')}
        </button>
        {swatches.map(([colour, name]) => (
          <button
            key={colour}
            type="button"
            className={own.swatch}
            style={{ background: colour }}
            aria-pressed={colour === chosen}
            aria-label={t(name)}
            title={t(name)}
            onClick={() => onKeep(colour)}
          />
        ))}
        <input
          ref={field}
          type="color"
          className={own.any}
          aria-label={t('colour.any')}
          title={t('colour.any')}
          value={value ?? '#c2491d'}
          onChange={({ currentTarget }) => onShow(currentTarget.value)}
        />
      </fieldset>
    </div>
  );
}
