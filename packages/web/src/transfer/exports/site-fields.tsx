import type { SiteOptions } from '@tourwright/api';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { t } from '../transfer-text.ts';

const widths = [null, 8192, 4096, 2048] as const;
const tiles = ['avif-jpg', 'avif', 'webp', 'jpg'] as const;

interface SiteFieldsProps {
  options: SiteOptions;
  onChange(options: SiteOptions): void;
}

/** How large a website is to be, and where it opens. */
export function SiteFields({ options, onChange }: SiteFieldsProps) {
  const { opensAsFile, formats, largestWidth, withVideos } = options;
  return (
    <>
      <Checkbox
        label={t('download.site.file')}
        checked={opensAsFile}
        onChange={(event) => onChange({ ...options, opensAsFile: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('download.site.videos')}
        checked={withVideos}
        onChange={(event) => onChange({ ...options, withVideos: event.currentTarget.checked })}
      />
      <SelectField
        label={t('download.site.size')}
        value={String(largestWidth ?? 0)}
        options={widths.map((width) => ({
          value: String(width ?? 0),
          label: width === null ? t('download.site.size-full') : t('download.site.size-up-to', { width }),
        }))}
        onChange={(event) =>
          onChange({ ...options, largestWidth: Number(event.currentTarget.value) || null })
        }
      />
      <SelectField
        label={t('download.site.tiles')}
        value={formats.join('-')}
        options={tiles.map((value) => ({ value, label: t(`download.site.tiles-${value}`) }))}
        onChange={(event) => {
          const chosen = event.currentTarget.value.split('-') as SiteOptions['formats'];
          onChange({ ...options, formats: chosen });
        }}
      />
    </>
  );
}
