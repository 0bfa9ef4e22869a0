import type { FrameAddress } from '@tourwright/tour/document';
import { t } from '../panels-text.ts';
import { FrameView } from './frame-view.tsx';

interface FramedPageProps {
  /** Null where the address is none that a frame may show. */
  frame: FrameAddress | null;
  /** What is opened in a tab of its own instead. */
  url: string | undefined;
  name: string;
  isVideo: boolean;
  poster?: string | null;
}

/** A page of another site in a frame, as far as its address allows. */
export function FramedPage({ frame, url = '', ...view }: FramedPageProps) {
  if (!frame || !URL.canParse(frame.address)) return <p>{t('panel.gone')}</p>;
  return <FrameView address={frame.address} url={url} {...view} />;
}
