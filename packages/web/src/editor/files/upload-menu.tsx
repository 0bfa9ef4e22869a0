import { IconIcons, IconPhotoScan, IconUpload } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useEditor } from '../editor-context.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { shownNameOf } from '../upload/reading/scene-name.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { useLogoChooser } from '../upload-ui/use-logo-chooser.tsx';
import { f } from './files-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What files may be uploaded for: to be shown at once, to be used later, or as icons of hotspots. */
export function UploadMenu() {
  const { attached, dropped, photos, say } = useOpenTour();
  const { actions } = useEditor();
  // As what is dropped onto the picture: each becomes what it is.
  const shown = useFileChooser('any', (chosen) => {
    const centre = actions.centre();
    void (centre ? dropped.take(chosen, centre) : photos.add(chosen));
  });
  const kept = useFileChooser('attached', (chosen) => void attached.keep(chosen));
  const own = useLogoChooser(
    (slug) => say('success', f('files.icon-added', { name: shownNameOf(slug) })),
    'icons',
  );
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={f('files.upload')}
            icon={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
            disabled={own.isStoring}
          />
        }
        entries={[
          {
            id: 'show',
            label: f('files.upload-show'),
            icon: <IconPhotoScan {...icon} />,
            onSelect: shown.open,
          },
          { id: 'keep', label: f('files.upload-keep'), icon: <IconUpload {...icon} />, onSelect: kept.open },
          { id: 'icon', label: f('files.upload-icon'), icon: <IconIcons {...icon} />, onSelect: own.choose },
        ]}
      />
      {shown.input}
      {kept.input}
      {own.input}
    </>
  );
}
