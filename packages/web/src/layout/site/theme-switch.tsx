import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { type Theme, themes, useChosenTheme } from '../../ui/theme.tsx';
import { t } from '../layout-text.ts';
import styles from './theme-switch.module.css';

const icons: Record<Theme, typeof IconSun> = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon };

/** Light, dark, or as the system has it. Native, so that pages for visitors stay small. */
export function ThemeSwitch() {
  const [chosen, choose] = useChosenTheme();
  // A page may have two of them, one for phones: radio buttons of one name would be one group.
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('theme.label')}</legend>
      {themes.map((theme) => {
        const Icon = icons[theme];
        return (
          <label key={theme} title={t(`theme.${theme}`)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={chosen === theme}
              onChange={() => choose(theme)}
            />
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            <span className="visually-hidden">{t(`theme.${theme}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
