import type { ImportComparison } from '@tourwright/api';
import { saveFile } from '../../client/save-file.ts';
import type { LinePlace } from './place-of-line.ts';
import type { ReportProps } from './report.tsx';

interface Saved extends Pick<ReportProps, 'lines' | 'lacking'> {
  name: string;
  at: string;
  tourId: string;
  comparison: ImportComparison | null;
}

/** Has the browser save a report as JSON: each line with the scene and the hotspot that it speaks of. */
export function saveReport({ lines, ...report }: Saved, placeOf: (place: string) => LinePlace | null): void {
  const placed = lines.map((line) => {
    const at = placeOf(line.place);
    return { ...line, ...(at && { scene: at.sceneName, sceneId: at.sceneId, hotspotId: at.hotspotId }) };
  });
  const text = JSON.stringify({ ...report, lines: placed }, null, 2);
  saveFile(`${report.name.replace(/\.zip$/i, '')}-report.json`, text, 'application/json');
}
