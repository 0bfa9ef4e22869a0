import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ExportFormat, exportFormats, type SiteOptions, siteOptions } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from '../transfer.module.css';
import { t } from '../transfer-text.ts';
import { ExportCard } from './export-card.tsx';
import { SiteFields } from './site-fields.tsx';

const pollMs = 1000;

/** A tour as a file: in which form, how far it is, and those that are kept. */
export function DownloadPanel({ tourId }: { tourId: string }) {
  const exports = useExports(tourId);
  const [format, setFormat] = useState<ExportFormat>('tourwright');
  const [withVersions, setWithVersions] = useState(false);
  const [site, setSite] = useState<SiteOptions>(() => siteOptions.parse({}));
  const isWhole = format === 'tourwright';
  const isSite = format === 'site';
  return (
    <div className={styles.section}>
      <SelectField
        label={t('download.format')}
        value={format}
        options={exportFormats.map((value) => ({ value, label: t(`download.format.${value}`) }))}
        onChange={(event) => setFormat(event.currentTarget.value as ExportFormat)}
      />
      <p className={styles.quiet}>{t(`download.format-text.${format}`)}</p>
      {isWhole && (
        <Checkbox
          label={t('download.versions')}
          checked={withVersions}
          onChange={(event) => setWithVersions(event.currentTarget.checked)}
        />
      )}
      {isSite && <SiteFields options={site} onChange={setSite} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          loading={exports.isStarting}
          onClick={() =>
            exports.start({ format, withVersions: isWhole && withVersions, ...(isSite && { site }) })
          }
        >
          {t('download.start')}
        </Button>
      </div>
      {exports.failure && (
        <p role="alert" className={styles.failure}>
          {exports.failure}
        </p>
      )}
      <section className={styles.section} aria-label={t('download.list')}>
        {exports.items?.length === 0 && <p className={styles.quiet}>{t('download.none')}</p>}
        {exports.items?.map((item) => (
          <ExportCard key={item.id} tourId={tourId} item={item} onDelete={() => exports.remove(item.id)} />
        ))}
      </section>
    </div>
  );
}

function useExports(tourId: string) {
  const client = useQueryClient();
  const queryKey = ['exports', tourId];
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.listExports({ params: { id: tourId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'waiting' || item.state === 'running') ? pollMs : false,
  });
  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await work();
    } catch (cause) {
      logError('Error downloading tour:', cause);
      setFailure(t('download.failed', { reason: problemText(cause) }));
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  return {
    items: list.data?.items,
    failure: failure ?? (list.isError ? t('download.failed', { reason: problemText(list.error) }) : null),
    isStarting,
    start: (body: { format: ExportFormat; withVersions: boolean; site?: SiteOptions }) => {
      setStarting(true);
      void attempt(() => api.startExport({ params: { id: tourId }, body })).finally(() => setStarting(false));
    },
    remove: (exportId: string) => void attempt(() => api.deleteExport({ params: { id: tourId, exportId } })),
  };
}
