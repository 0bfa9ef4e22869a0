import { type Locale, locales } from '@tourwright/api/locales';
import { useLocale } from '../i18n/locale-provider.tsx';
import styles from './language-switch.module.css';
import { t } from './layout-text.ts';

/** The languages to choose from, once there are several. The pseudo-locales are offered where one is in use. */
export function LanguageSwitch() {
  const { locale, change } = useLocale();
  const offered = (Object.keys(locales) as Locale[]).filter(
    (each) => !locales[each].isPseudo || locales[locale].isPseudo,
  );
  if (offered.length < 2) return null;
  return (
    <select
      className={styles.languages}
      aria-label={t('layout.language')}
      value={locale}
      onChange={({ target }) => void change(target.value as Locale)}
    >
      {offered.map((each) => (
        <option key={each} value={each} lang={each}>
          {locales[each].name}
        </option>
      ))}
    </select>
  );
}
