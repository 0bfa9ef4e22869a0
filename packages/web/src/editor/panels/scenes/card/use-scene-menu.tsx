import {
  IconArrowDown,
  IconArrowUp,
  IconChecks,
  IconCopy,
  IconPencil,
  IconPhotoEdit,
  IconPlayerStop,
  IconStack2,
  IconStackPop,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import type { ReactNode } from 'react';
import type { MenuEntry } from '../../../../ui/overlays/menu-entries.tsx';
import { deleteScene, makeStart } from '../../../actions/scene-actions.ts';
import { useEditor } from '../../../editor-context.ts';
import { useEditorStore } from '../../../editor-store.ts';
import { t } from '../../../editor-text.ts';
import { useOpenTour } from '../../../open-tour/open-tour-context.ts';
import { takeScenes } from '../../../scenes/choose-scene.ts';
import { duplicateScene, hasPhoto } from '../../../scenes/duplicate-scene.ts';
import { setFloor } from '../../../scenes/set-floor.ts';
import { newEdit } from '../../../state/new-edit.ts';
import { useFileChooser } from '../../../upload-ui/use-file-chooser.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with a scene, for its menu and its context menu. */
export function useSceneMenu(scene: Scene): { entries: MenuEntry[]; input: ReactNode } {
  const openTour = useOpenTour();
  const { actions } = useEditor();
  const { id, slug } = scene;
  const { index, count, isStart, isUploading, isUnderway, canCopy } = useSceneFacts(scene);
  const photo = useFileChooser('photo', (files) => void openTour.photos.replace(id, files));
  const move = (to: number) =>
    void actions.state().commit(newEdit({ kind: 'scene.move', sceneId: id, index: to }));
  const floors = useFloorEntries(id);
  const entries: MenuEntry[] = [
    {
      id: 'start',
      label: t('action.start-here'),
      icon: <IconStar {...icon} />,
      disabled: isStart,
      onSelect: () => makeStart(actions, id),
    },
    {
      id: 'rename',
      label: t('action.rename'),
      keys: 'F2',
      icon: <IconPencil {...icon} />,
      takesFocus: true,
      onSelect: () => actions.set({ renamingSceneId: id }),
    },
    {
      id: 'replace',
      label: t('photo.replace'),
      icon: <IconPhotoEdit {...icon} />,
      onSelect: photo.open,
    },
    {
      id: 'duplicate',
      label: t('scene.duplicate'),
      icon: <IconCopy {...icon} />,
      disabled: !canCopy,
      onSelect: () => void duplicateScene(actions, id),
    },
    ...(count > 1 ? [severalEntry(() => takeScenes(actions.store, id))] : []),
    ...moveEntries(index, count, move),
    ...floors,
    {
      id: 'delete',
      label: t(isUploading ? 'photo.cancel' : isUnderway ? 'photo.stop' : 'action.delete'),
      icon: isUnderway ? <IconPlayerStop {...icon} /> : <IconTrash {...icon} />,
      danger: true,
      separated: true,
      onSelect: () => {
        if (isUnderway) openTour.photos.cancel(slug);
        else deleteScene(actions, id);
      },
    },
  ];
  return { entries, input: photo.input };
}

/** Where a scene is in the tour, and how far its photo is. */
function useSceneFacts({ id, slug }: Scene) {
  const index = useEditorStore(({ tour }) => tour?.scenes.findIndex((one) => one.id === id) ?? 0);
  const count = useEditorStore(({ tour }) => tour?.scenes.length ?? 0);
  const isStart = useEditorStore(({ tour }) => (tour ? openingScene(tour)?.id === id : false));
  const isUploading = useEditorStore(({ uploads }) => {
    const state = uploads[slug]?.state;
    return state !== undefined && state !== 'sent' && state !== 'failed';
  });
  const isPreparing = useEditorStore(({ media }) => media[slug]?.state === 'processing');
  const canCopy = useEditorStore((state) => hasPhoto(state, slug));
  return { index, count, isStart, isUploading, isUnderway: isUploading || isPreparing, canCopy };
}

/** Several are selected by presses alone, where no key can be held. */
function severalEntry(onSelect: () => void): MenuEntry {
  return { id: 'several', label: t('scene.several'), icon: <IconChecks {...icon} />, onSelect };
}

/** One place up or down in the list, so that no drag is needed. */
function moveEntries(index: number, count: number, move: (to: number) => void): MenuEntry[] {
  return [
    {
      id: 'up',
      label: t('scene.move-up'),
      icon: <IconArrowUp {...icon} />,
      disabled: index <= 0,
      separated: true,
      onSelect: () => move(index - 1),
    },
    {
      id: 'down',
      label: t('scene.move-down'),
      icon: <IconArrowDown {...icon} />,
      disabled: index >= count - 1,
      onSelect: () => move(index + 1),
    },
  ];
}

/** The floors that a scene may be moved to, so that no drag is needed. */
function useFloorEntries(sceneId: number): MenuEntry[] {
  const { actions } = useEditor();
  const plans = useEditorStore((state) => state.tour?.floorPlans);
  const own = plans?.find(({ pins }) => pins?.some((pin) => pin.sceneId === sceneId))?.id ?? null;
  const others = (plans ?? []).filter(({ id }) => id !== own);
  const entries = others.map(({ id, name }): MenuEntry => {
    const label = t('scene.to-floor', { floor: name });
    return {
      id: `floor-${id}`,
      label,
      icon: <IconStack2 {...icon} />,
      onSelect: () => setFloor(actions, [sceneId], id),
    };
  });
  const off: MenuEntry = {
    id: 'no-floor',
    label: t('scene.to-no-floor'),
    icon: <IconStackPop {...icon} />,
    onSelect: () => setFloor(actions, [sceneId], null),
  };
  return [...entries, ...(own === null ? [] : [off])].map((entry, index) => ({
    ...entry,
    separated: index === 0,
  }));
}
