import { useEditorStore } from '../editor-store.ts';
import { CommandPalette } from './command-palette.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { TargetDialog } from './target-dialog.tsx';

/** What lies over the editor; one at a time. */
export function EditorDialogs() {
  const overlay = useEditorStore((state) => state.overlay);
  const isPlacingLink = useEditorStore((state) => state.intersectionPoint !== null);
  const close = () => useEditorStore.setState({ overlay: null });
  return (
    <>
      <CommandPalette isOpen={overlay === 'palette'} onClose={close} />
      <KeysDialog isOpen={overlay === 'keys'} onClose={close} />
      <ShareDialog isOpen={overlay === 'share'} onClose={close} />
      {overlay === 'publish' && <PublishDialog onClose={close} />}
      {(isPlacingLink || overlay === 'target') && <TargetDialog />}
    </>
  );
}
