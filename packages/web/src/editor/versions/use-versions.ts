import type { ImageInfo, KeepRule, Version } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/failures/problem-text.ts';

interface LoadedVersions {
  items: readonly Version[];
  keep: KeepRule;
}

interface VersionsList {
  list: LoadedVersions | null;
  /** Why there is none. */
  failure: string | null;
  reload(): void;
}

/** The kept versions of a tour. */
export function useVersions(tourId: string): VersionsList {
  const [list, setList] = useState<LoadedVersions | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    let isGone = false;
    setFailure(null);
    api.listVersions({ params: { id: tourId } }).then(
      (found) => !isGone && setList(found),
      (cause: unknown) => {
        logError('Error fetching data:', cause);
        if (!isGone) setFailure(problemText(cause));
      },
    );
    return () => {
      isGone = true;
    };
  }, [tourId, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { list, failure, reload };
}

interface VersionContent {
  version: number;
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
}

/** The document and the media of a version; null while they come, or where no version is asked for. */
export function useVersionContent(
  tourId: string,
  version: number | null,
  onFailed: (reason: string) => void,
): VersionContent | null {
  const [content, setContent] = useState<VersionContent | null>(null);
  useEffect(() => {
    if (version === null) return;
    let isGone = false;
    api.getVersion({ params: { id: tourId, version } }).then(
      ({ tour, images }) => {
        if (!isGone) setContent({ version, tour, media: images as VersionContent['media'] });
      },
      (cause: unknown) => {
        logError('Error fetching data:', cause);
        if (!isGone) onFailed(problemText(cause));
      },
    );
    return () => {
      isGone = true;
    };
  }, [tourId, version, onFailed]);
  return content?.version === version ? content : null;
}
