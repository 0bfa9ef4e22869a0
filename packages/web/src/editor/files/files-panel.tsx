import {
  IconDots,
  IconFile,
  IconFileTypePdf,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconSearch,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { dayText, sizeText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entries.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import panel from '../panels/frame/panel.module.css';
import { PanelHead } from '../panels/frame/panel-head.tsx';
import { HotspotIcon } from '../panels/hotspot/hotspot-icon.tsx';
import type { PanelName } from '../panels/panel-list.ts';
import type { FilePlace } from '../rules/file-place.ts';
import styles from './files-panel.module.css';
import { f } from './files-text.ts';
import { placeName } from './place-name.ts';
import { deleteFile, deleteForGood, restoreFile, takeOut } from './remove-file.ts';
import { binnedAt, erasedAt, isUsed, type TourFile, tourFiles } from './tour-file-list.ts';
import { UploadMenu } from './upload-menu.tsx';

type Shown = 'all' | 'used' | 'unused' | 'bin';

/** How many rows at a time: a tour may have thousands. */
const atOnce = 200;

/** Every file of the tour: how large it is, where it is used, and how it goes. */
export function FilesPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.tour);
  const media = useEditorStore((state) => state.media);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [limit, setLimit] = useState(atOnce);
  const [doomed, setDoomed] = useState<TourFile | null>(null);
  const wanted = useDeferredValue(query).trim().toLocaleLowerCase();
  const files = useMemo(() => (tour ? tourFiles(tour, media) : []), [tour, media]);
  const found = files.filter(
    (file) =>
      file.name.toLocaleLowerCase().includes(wanted) &&
      (binnedAt(file) !== null) === (shown === 'bin') &&
      (shown === 'all' || shown === 'bin' || isUsed(file) === (shown === 'used')),
  );
  if (!tour) return null;
  return (
    <aside className={classNames(panel.panel, className)} aria-label={t('rail.files')}>
      <PanelHead title={t('rail.files')} topic="files">
        <UploadMenu />
      </PanelHead>
      <FileFilter {...{ query, setQuery, shown, setShown, found }} />
      {found.length === 0 && <p className={panel.note}>{f(noneOf(shown, query, files))}</p>}
      <ul className={panel.list} aria-label={t('rail.files')}>
        {found.slice(0, limit).map((file) => (
          <FileRow key={file.slug} file={file} onErase={() => setDoomed(file)} />
        ))}
      </ul>
      {found.length > limit && (
        <Button size="small" className={panel.more} onClick={() => setLimit(limit + atOnce)}>
          {t('list.more', { count: found.length - limit })}
        </Button>
      )}
      {doomed && <DeleteDialog file={doomed} onClose={() => setDoomed(null)} />}
    </aside>
  );
}

interface FileFilterProps {
  query: string;
  setQuery(query: string): void;
  shown: Shown;
  setShown(shown: Shown): void;
  /** What is shown of the files, for its sum. */
  found: readonly TourFile[];
}

/** Which files are shown, and how many that are. */
function FileFilter({ query, setQuery, shown, setShown, found }: FileFilterProps) {
  return (
    <div className={styles.filter}>
      <TextField
        label={f('files.search')}
        labelHidden
        size="small"
        type="search"
        placeholder={f('files.search')}
        leading={<IconSearch size={18} stroke={1.75} />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <Segmented<Shown>
        label={f('files.show')}
        value={shown}
        segments={[
          { value: 'all', label: f('files.all') },
          { value: 'used', label: f('files.used') },
          { value: 'unused', label: f('files.unused') },
        ]}
        onChange={setShown}
      />
      <div className={styles.total}>
        <span role="status">{f('files.total', { count: found.length, size: sizeOf(found) })}</span>
        <IconButton
          size="small"
          label={f('files.bin')}
          aria-pressed={shown === 'bin'}
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setShown(shown === 'bin' ? 'all' : 'bin')}
        />
      </div>
    </div>
  );
}

function sizeOf(files: readonly TourFile[]): string {
  const sizeBytes = files.reduce((sum, { image }) => sum + (image.sizeBytes ?? 0), 0);
  // A small file is not "0 MB".
  return sizeBytes < 1e6 ? sizeText(sizeBytes, 'kilobyte', 1e3) : sizeText(sizeBytes, 'megabyte', 1e6);
}

/** What is said where there is no file to show. */
function noneOf(shown: Shown, query: string, files: readonly TourFile[]) {
  if (shown === 'bin' && query === '') return 'files.bin-empty';
  return files.length === 0 ? 'files.none' : 'files.none-found';
}

interface FileRowProps {
  file: TourFile;
  onErase(): void;
}

function FileRow({ file, onErase }: FileRowProps) {
  const deletedAt = binnedAt(file);
  const { name, places, isNamedElsewhere } = file;
  const uses = places.map((place) => ({ place, text: placeName(place) }));
  const entries = useFileEntries(file, uses, deletedAt !== null, onErase);
  const where = isNamedElsewhere ? [f('files.elsewhere')] : [...new Set(uses.map(({ text }) => text))];
  return (
    <li className={styles.row}>
      <Sight file={file} />
      <span className={styles.text}>
        <b className="ellipsis" title={name}>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.size}>{sizeOf([file])}</span>
        <span className={classNames(styles.where, where.length === 0 && styles.nowhere)}>
          {deletedAt !== null && f('files.until', { day: dayText(erasedAt(deletedAt)) })}
          {deletedAt === null && (where.length === 0 ? f('files.nowhere') : where.join(' · '))}
        </span>
      </span>
      {entries.length > 0 && (
        <Menu
          entries={entries}
          trigger={
            <IconButton
              size="small"
              label={f('files.more', { name })}
              icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
            />
          }
        />
      )}
    </li>
  );
}

/** What can be done with a file: seen in its places, put into the bin, taken out of it, deleted for good. */
function useFileEntries(
  file: TourFile,
  uses: readonly { place: FilePlace; text: string }[],
  isInBin: boolean,
  onErase: () => void,
): MenuEntry[] {
  const { actions } = useEditor();
  const show = ({ kind, scene }: FilePlace) => {
    if (scene) actions.state().selectScene(scene.id);
    actions.set({ panel: panelOf[kind] ?? 'scenes' });
  };
  const shown = uses.map(({ place, text }, index): MenuEntry => {
    const label = f('files.show-in', { place: text });
    return { id: `show-${index}`, label, onSelect: () => show(place) };
  });
  const danger = { danger: true, separated: true } as const;
  if (isInBin)
    return [
      ...shown,
      { id: 'restore', label: f('files.restore'), onSelect: () => void restoreFile(actions, file) },
      { id: 'erase', label: f('files.erase'), ...danger, takesFocus: true, onSelect: onErase },
    ];
  if (uses.length > 0)
    return [
      ...shown,
      { id: 'remove', label: f('files.remove'), ...danger, onSelect: () => takeOut(actions, file) },
    ];
  if (file.isNamedElsewhere) return shown;
  const onSelect = () => void deleteFile(actions, file);
  return [...shown, { id: 'delete', label: f('files.delete'), danger: true, onSelect }];
}

/** Where one goes to see a file in its place. */
const panelOf: Partial<Record<FilePlace['kind'], PanelName>> = {
  'floor-plan': 'plans',
  'tour-sound': 'visit',
  narration: 'guide',
  product: 'products',
};

const icons: readonly [ending: RegExp, Icon: TablerIcon][] = [
  [/\.(jpe?g|png|webp|avif|tiff?|gif|heic|svg)$/i, IconPhoto],
  [/\.(mp4|webm|m4v)$/i, IconMovie],
  [/\.(mp3|ogg|oga|wav|m4a)$/i, IconMusic],
  [/\.pdf$/i, IconFileTypePdf],
];

function Sight({ file: { slug, image } }: { file: TourFile }): ReactNode {
  if (slug.includes('/icons/')) {
    return (
      <span className={styles.sight} aria-hidden="true">
        <HotspotIcon name={slug} size={28} />
      </span>
    );
  }
  if (image.thumbnail) return <img className={styles.sight} src={image.thumbnail} alt="" loading="lazy" />;
  const [, Icon = IconFile] = icons.find(([ending]) => ending.test(slug)) ?? [];
  return (
    <span className={styles.sight} aria-hidden="true">
      <Icon size={22} stroke={1.75} />
    </span>
  );
}

/** It cannot be undone, so it is asked. */
function DeleteDialog({ file, onClose }: { file: TourFile; onClose(): void }) {
  const { actions } = useEditor();
  const [isAtWork, setAtWork] = useState(false);
  const remove = async () => {
    setAtWork(true);
    await deleteForGood(actions, file);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={f('files.delete-title', { name: file.name })}
      description={f('files.delete-text')}
      actions={
        <>
          <Button onClick={onClose}>{f('files.keep')}</Button>
          <Button variant="danger" loading={isAtWork} onClick={() => void remove()}>
            {f('files.erase')}
          </Button>
        </>
      }
    />
  );
}
