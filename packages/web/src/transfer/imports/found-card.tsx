import type { FoundTour, TourImport } from '@tourwright/api';
import { Button } from '../../ui/button.tsx';
import styles from '../transfer.module.css';
import { Card } from '../transfer-card.tsx';
import { t } from '../transfer-text.ts';
import { Report } from './report.tsx';
import type { Imports } from './use-imports.ts';

const mostNamed = 24;

/** What was found in files, before anything of it is stored. */
export function FoundCard({
  item,
  found,
  imports,
}: {
  item: TourImport;
  found: FoundTour;
  imports: Imports;
}) {
  const { counts, scenes } = found;
  const rows = [
    [t('transfer.scenes'), counts.scenes],
    [t('transfer.links'), counts.links],
    [t('transfer.hotspots'), counts.hotspots],
    [t('transfer.floor-plans'), counts.floorPlans],
    [t('transfer.versions'), counts.versions],
  ] as const;
  const left = counts.scenes - Math.min(mostNamed, scenes.length);
  return (
    <Card
      item={{ name: found.name ?? item.name }}
      text={t('transfer.found', { tool: t(`tool.${found.tool}`), scenes: counts.scenes })}
      actions={
        <>
          <Button size="small" onClick={() => imports.remove(item.id)}>
            {t('transfer.cancel')}
          </Button>
          <Button size="small" variant="primary" onClick={() => imports.store(item.id)}>
            {t('transfer.store')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t('transfer.found-text')}</p>
      <dl className={styles.table}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        {scenes.slice(0, mostNamed).join(', ')} {left > 0 && t('transfer.more-scenes', { count: left })}
      </p>
      <Report lines={found.report} lacking={found.lacking} />
    </Card>
  );
}
