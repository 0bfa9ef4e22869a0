import { hotspotKinds, type Tour } from '../../document/index.ts';
import type { ReportLine } from '../report.ts';
import { openReport } from '../report.ts';

interface Written {
  /** Slugs of videos that were left out because nobody wanted them. */
  leftOut: ReadonlySet<string>;
  /** Slugs of 360° videos that are seen only where a host serves the site. */
  needHost: ReadonlySet<string>;
  /** The widths of photos in pixels, by slug, that are shown smaller than they are. */
  smaller: ReadonlyMap<string, number>;
}

/** What of a tour a site shows as it is, nearly, or not, where no server answers. */
export function reportSite(tour: Tour, { leftOut, needHost, smaller }: Written): readonly ReportLine[] {
  const report = openReport();
  for (const scene of tour.scenes) {
    const place = `scenes[${scene.id}]`;
    report.add('scene', place, { name: scene.name });
    const width = smaller.get(scene.slug);
    if (width !== undefined) report.add('smaller_photo', `${place}.slug`, { width });
    for (const video of scene.videos)
      if (leftOut.has(video.slug))
        report.add('left_out', `${place}.videos[${video.id}]`, { slug: video.slug });
    if (scene.film) {
      if (leftOut.has(scene.film.slug)) report.add('left_out', `${place}.film`, { slug: scene.film.slug });
      else if (needHost.has(scene.film.slug)) report.add('needs_host', `${place}.film`);
    }
    for (const hotspot of scene.hotspots) {
      const spot = `${place}.hotspots[${hotspot.id}]`;
      report.add(hotspot.kind === 'link' ? 'link' : 'hotspot', spot, { kind: hotspot.kind });
      const slug: unknown = 'slug' in hotspot ? hotspot['slug'] : undefined;
      if (typeof slug === 'string' && leftOut.has(slug)) report.add('left_out', `${spot}.slug`, { slug });
      if (hotspotKinds.of(hotspot.kind)?.frameOf?.(hotspot as never)) report.add('needs_line', spot);
      if (hotspot.kind === 'product') report.add('not_sold', spot);
    }
  }
  for (const [index, plan] of tour.floorPlans.entries())
    report.add('floor_plan', `floorPlans[${index}]`, { name: plan.name });
  return report.lines;
}
