import type { Scene } from '@tourwright/tour/document';
import { classNames } from '../../ui/class-names.ts';
import { variantsOf } from '../choose-variant.ts';
import { t } from '../preview-text.ts';
import styles from './variant-switch.module.css';

interface VariantSwitchProps {
  scene: Scene;
  /** The id of the variant that is shown; absent: the scene's own image. */
  shown: string | undefined;
  onShow: (variantId: string | undefined) => void;
}

/** Day or evening, furnished or empty: other images of the same standpoint. */
export function VariantSwitch({ scene, shown, onShow }: VariantSwitchProps) {
  return (
    <fieldset className={classNames('glass', styles.switch)}>
      <legend className="visually-hidden">{t('preview.variants')}</legend>
      {variantsOf(scene).map(({ id, name }) => (
        <button
          key={id ?? ''}
          type="button"
          className={styles.choice}
          aria-pressed={id === shown}
          onClick={() => onShow(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
