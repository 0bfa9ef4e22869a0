import {
  IconBlur,
  IconBorderCorners,
  IconCompass,
  IconFlag,
  IconStack2,
  IconSun,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import type { Scene, Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { prefetched } from '../../client/loading/prefetch.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entries.tsx';
import { offerUndo } from '../actions/scene-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { compassOf } from '../rules/compass-of.ts';
import type { Images } from '../state/derived.ts';
import { chooseNoScenes } from './choose-scene.ts';
import { copyAdjustment, copyLimits, copyNorth, removeScenes, setViews } from './many-scenes.ts';
import styles from './many-scenes-bar.module.css';

const loadNorth = prefetched(() => import('./derive-north.ts'));

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface ChosenScenes {
  /** The scene on the canvas, from which the others take what is copied. */
  open: Scene;
  chosen: readonly Scene[];
}

/** What can be done with scenes that are selected together. */
export function ManyScenesBar({ open, chosen }: ChosenScenes) {
  const { actions } = useEditor();
  const entries = useEntries({ open, chosen });
  const clear = () => chooseNoScenes(actions.store);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('scenes-many.tools')}>
      <IconStack2 {...icon} />
      <b role="status">{t('scenes-many.count', { count: chosen.length })}</b>
      <Menu
        side="top"
        trigger={
          <Button size="small" variant="line" disabled={chosen.length < 2}>
            {t('scenes-many.do')}
          </Button>
        }
        entries={entries}
      />
      <IconButton size="small" label={t('scenes-many.clear')} icon={<IconX {...icon} />} onClick={clear} />
    </div>
  );
}

/** What is done with chosen scenes; each is one step that can be undone. */
function useManyEdits({ open, chosen }: ChosenScenes) {
  const { actions } = useEditor();
  const values = { count: String(chosen.length) };
  const apply = (id: 'views' | 'light' | 'nadir' | 'limits' | 'north' | 'remove', edit: Edit | null) => {
    if (!edit) return actions.say('info', t('scenes-many.nothing'));
    const result = actions.state().commit(edit, { name: { id: `edit.scenes-many.${id}`, values } });
    if (result.ok) offerUndo(actions, 'info', t(`scenes-many.done.${id}`, { count: chosen.length }));
  };
  const north = async (now: Tour, media: Images) => {
    try {
      const { deriveNorthByFiles } = await loadNorth();
      apply('north', deriveNorthByFiles(now, idsOf(chosen), open, media));
    } catch (cause) {
      actions.say('error', problemText(cause));
    }
  };
  return { apply, north };
}

function useEntries({ open, chosen }: ChosenScenes): MenuEntry[] {
  const { actions } = useEditor();
  const isOnCanvas = useEditorStore(({ canvasSceneId }) => canvasSceneId !== null);
  const heading = useEditorStore(({ media }) => compassOf(media, open));
  const from = heading === undefined ? open : { ...open, heading };
  const { apply, north } = useManyEdits({ open: from, chosen });
  const ids = idsOf(chosen);
  const others = chosen.filter(({ id }) => id !== open.id);
  return [
    {
      id: 'views',
      label: t('scenes-many.views'),
      icon: <IconFlag {...icon} />,
      disabled: !isOnCanvas,
      onSelect: () => apply('views', setViews(ids, actions.view())),
    },
    {
      id: 'light',
      label: t('scenes-many.light', { name: open.name }),
      icon: <IconSun {...icon} />,
      onSelect: () => apply('light', copyAdjustment(others, open, 'light')),
    },
    {
      id: 'nadir',
      label: t('scenes-many.nadir', { name: open.name }),
      icon: <IconBlur {...icon} />,
      onSelect: () => apply('nadir', copyAdjustment(others, open, 'nadir')),
    },
    {
      id: 'limits',
      label: t('scenes-many.limits', { name: open.name }),
      icon: <IconBorderCorners {...icon} />,
      onSelect: () => apply('limits', copyLimits(others, open)),
    },
    {
      id: 'north',
      label: t('scenes-many.north', { name: open.name }),
      icon: <IconCompass {...icon} />,
      disabled: heading === undefined,
      onSelect: () => apply('north', copyNorth(others, from)),
    },
    {
      id: 'north-derived',
      label: t('scenes-many.north-derived', { name: open.name }),
      icon: <IconCompass {...icon} />,
      disabled: heading === undefined,
      onSelect: () => {
        const { tour: now, media } = actions.state();
        if (now) void north(now, media);
      },
    },
    removal(chosen.length, () => {
      apply('remove', removeScenes(actions.state().tour as Tour, ids));
      chooseNoScenes(actions.store);
    }),
  ];
}

function removal(count: number, onSelect: () => void): MenuEntry {
  return {
    id: 'remove',
    label: t('scenes-many.remove', { count }),
    icon: <IconTrash {...icon} />,
    danger: true,
    separated: true,
    onSelect,
  };
}

function idsOf(scenes: readonly Scene[]): number[] {
  return scenes.map(({ id }) => id);
}
