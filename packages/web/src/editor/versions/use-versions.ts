import type { ChangeCredit, ImageInfo, KeepRule, Version } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { useLoaded } from '../../layout/failures/use-loaded.ts';
import { keyOf } from './key-of.ts';

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
  const { value, failure, reload } = useLoaded<LoadedVersions>(tourId, (signal) =>
    api.listVersions({ params: { id: tourId }, signal }),
  );
  return { list: value, failure, reload };
}

interface VersionContent {
  version: number;
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
}

/** The document and the media of a version; null while they come, or where no version is requested. */
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

/** Who made each change, and when, by the changes' keys. */
export type Credits = ReadonlyMap<string, ChangeCredit>;

const nobody: Credits = new Map();

/**
 * Who made the changes since a version: until a later one, or the draft where `to` is null, at its version `draft`. Empty
 * while that comes, and where it cannot be had: the changes themselves are known without.
 */
export function useCredits(
  tourId: string,
  { from, to, draft }: { from: number | null; to: number | null; draft: number },
): Credits {
  const [credits, setCredits] = useState(nobody);
  const until = to ?? draft;
  useEffect(() => {
    if (from === null || until <= from) return;
    let isGone = false;
    const query = to === null ? {} : { to };
    api.listVersionChanges({ params: { id: tourId, version: from }, query }).then(
      ({ items }) => !isGone && setCredits(new Map(items.map((item) => [keyOf(item), item]))),
      (cause: unknown) => logError('Error fetching data:', cause),
    );
    return () => {
      isGone = true;
    };
  }, [tourId, from, to, until]);
  return credits;
}
