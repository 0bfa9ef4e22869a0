import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { logError } from '../../../client/log.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { UploadFault } from '../../upload/upload-fault.ts';
import { p } from '../plan-text.ts';
import type { OpenPdf } from './open-pdf.ts';
import styles from './plan-pages.module.css';
import { drawnEdge } from './sort-plan-files.ts';

interface PlanPagesProps {
  file: File;
  /** One page in place of a floor's picture, instead of a floor for each. */
  isOne: boolean;
  onChosen(pages: File[]): void;
  onRefused(fault: UploadFault): void;
  onClose(): void;
}

const thumbnailEdge = 320;

/** The pages of a document as small pictures: each that is chosen becomes a floor. */
export function PlanPages({ file, isOne, onChosen, onRefused, onClose }: PlanPagesProps) {
  const pdf = useOpenPdf(file, onRefused);
  const [chosen, setChosen] = useState<readonly number[]>([1]);
  const [isDrawing, setDrawing] = useState(false);
  const choose = (page: number) => {
    if (isOne) setChosen([page]);
    else if (chosen.includes(page)) setChosen(chosen.filter((each) => each !== page));
    else setChosen([...chosen, page].toSorted((a, b) => a - b));
  };
  const add = async () => {
    if (!pdf) return;
    setDrawing(true);
    try {
      const files: File[] = [];
      for (const page of chosen) files.push(await pageFile(pdf, file, page));
      onChosen(files);
    } catch (cause) {
      logError('Error drawing a page:', cause);
      onRefused({ code: 'damaged', values: {} });
    }
  };
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={p('pages.title')}
      description={p(isOne ? 'pages.text-one' : 'pages.text', { fileName: file.name })}
      actions={
        <>
          <Button onClick={onClose}>{p('plans.cancel')}</Button>
          <Button
            variant="primary"
            loading={isDrawing}
            disabled={!pdf || chosen.length === 0}
            onClick={() => void add()}
          >
            {isOne ? p('pages.use') : p('pages.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <ul className={styles.pages} aria-busy={!pdf}>
        {!pdf && <Skeleton className={styles.place} />}
        {pdf && <Pages pdf={pdf} chosen={chosen} onChoose={choose} />}
      </ul>
    </Dialog>
  );
}

interface PagesProps {
  pdf: OpenPdf;
  /** The numbers of the chosen pages, from 1. */
  chosen: readonly number[];
  onChoose(page: number): void;
}

function Pages({ pdf, chosen, onChoose }: PagesProps) {
  return Array.from({ length: pdf.pageCount }, (_, index) => index + 1).map((page) => (
    <li key={page}>
      <button
        type="button"
        className={styles.page}
        aria-pressed={chosen.includes(page)}
        aria-label={p('pages.page', { page })}
        onClick={() => onChoose(page)}
      >
        <PageThumbnail pdf={pdf} page={page} />
        <span className={styles.number}>
          {chosen.includes(page) && <IconCheck size={16} stroke={2} aria-hidden="true" />}
          {page}
        </span>
      </button>
    </li>
  ));
}

/** The document, once it is open; closed with the dialog. */
function useOpenPdf(file: File, onRefused: (fault: UploadFault) => void): OpenPdf | null {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each file
  useEffect(() => {
    let isGone = false;
    let opened: OpenPdf | null = null;
    import('./open-pdf.ts')
      .then(({ openPdf }) => openPdf(file))
      .then(
        (read) => {
          if (read.ok) opened = read.pdf;
          if (isGone) opened?.close();
          else if (read.ok) setPdf(read.pdf);
          else onRefused(read.fault);
        },
        () => !isGone && onRefused({ code: 'unreadable', values: {} }),
      );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return pdf;
}

/** One page, drawn when its turn comes. */
function PageThumbnail({ pdf, page }: { pdf: OpenPdf; page: number }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let made: string | null = null;
    pdf.draw(page, thumbnailEdge).then(
      (blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      // A closed document draws nothing; a page that cannot be drawn keeps its empty place and says so when it is chosen.
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [pdf, page]);
  return address ? (
    <img className={styles.picture} src={address} alt="" />
  ) : (
    <Skeleton className={styles.place} />
  );
}

async function pageFile(pdf: OpenPdf, file: File, page: number): Promise<File> {
  const stem = file.name.replace(/\.pdf$/i, '');
  const name = pdf.pageCount === 1 ? `${stem}.png` : `${stem} ${page}.png`;
  return new File([await pdf.draw(page, drawnEdge)], name, { type: 'image/png' });
}
