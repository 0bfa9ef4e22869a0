import { join } from 'node:path';
import type { SiteOptions } from '@tourwright/api';
import { reportSite, sitePage, siteScript, siteStyle, siteTextPage } from '@tourwright/tour/formats';
import { localFile, type Outgoing, type OutgoingFile, textFile } from '../exports/outgoing-file.ts';
import { TransferFault } from '../transfer-fault.ts';
import { siteMedia } from './site-media.ts';
import type { SiteParts } from './site-parts.ts';

/** A tour as a website that any host serves, and that opens by double-click too, if it is to. */
export async function exportSite(parts: SiteParts, tourId: string, options: SiteOptions): Promise<Outgoing> {
  const tour = await parts.readTour(tourId);
  if (!tour) throw new TransferFault('no_such_tour', { tour: tourId });
  const site = await siteMedia(parts, tour, options);
  const pathOf = (slug: string) => {
    const image = site.media[slug];
    return image?.url ?? image?.thumbnail ?? null;
  };
  const scripts: OutgoingFile[] = [];
  for (const path of [siteScript, siteStyle])
    scripts.push(await localFile(path, join(parts.scripts, path.split('/').at(-1) ?? '')));
  return {
    name: tour.name ?? '',
    files: [
      textFile('index.html', sitePage(tour, { tour, media: site.media, texts: site.texts }, pathOf)),
      textFile('text.html', siteTextPage(tour, pathOf)),
      ...scripts,
      ...site.files,
    ],
    lacking: site.lacking,
    report: reportSite(tour, site),
  };
}

/** About how many bytes it will be: tiles are about as large as the photos that they were cut from. */
export async function weighSite(parts: SiteParts, tourId: string): Promise<number> {
  const tour = await parts.readTour(tourId);
  const images = tour ? Object.values(await parts.mediaOf(tour)) : [];
  return images.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0);
}
