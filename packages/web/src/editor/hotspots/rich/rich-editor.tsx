/** The text editor, loaded when a text is first formatted, since it is large. */
import {
  IconBold,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSame, type RichText } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type TextId, t } from '../../editor-text.ts';
import { type EditorNode, editorDocument, headingLevel, richTextIn } from './rich-document.ts';
import styles from './rich-editor.module.css';

/** A pause of this length keeps what is written. */
const pauseMs = 700;

/** Nothing but what our document knows: all else of what is pasted is plain text. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [headingLevel] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
];

interface RichEditorProps {
  value: RichText;
  hint: string;
  /** The user asked for it just now, and writes next. */
  takesFocus?: boolean;
  /** While it is written, before it is kept. */
  onDraft(isWriting: boolean): void;
  /** What is written between two pauses of one visit has one gesture. */
  onKeep(value: RichText, gesture: string): void;
}

/** A text with headings, lists, bold and italic words and links. */
export function RichEditor({ value, hint, takesFocus = false, onDraft, onKeep }: RichEditorProps) {
  const hintId = useId();
  const gesture = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const kept = useRef(value);
  const keep = useEffectEvent((editor: Editor) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = richTextIn(editor.getJSON() as EditorNode);
    onDraft(false);
    if (isSame(next, kept.current)) return;
    kept.current = next;
    onKeep(next, gesture.current);
  });
  const later = useEffectEvent((editor: Editor) => {
    clearTimeout(timer.current);
    onDraft(true);
    timer.current = setTimeout(() => keep(editor), pauseMs);
  });
  const editor = useEditor({
    extensions,
    content: editorDocument(value) as JSONContent,
    autofocus: takesFocus ? 'end' : false,
    // The page allows no styles but its own: those that are needed are in our sheet.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: fieldAttributes(hintId) },
  });
  useEffect(() => {
    const onUpdate = () => later(editor);
    const onBlur = () => keep(editor);
    const onFocus = () => {
      gesture.current = newId();
    };
    editor.on('update', onUpdate).on('blur', onBlur).on('focus', onFocus);
    return () => {
      editor.off('update', onUpdate).off('blur', onBlur).off('focus', onFocus);
      // Closing the panel is leaving the field too.
      if (timer.current !== undefined && !editor.isDestroyed) keep(editor);
    };
  }, [editor]);
  useEffect(() => {
    // Undo, and what others write, is shown where nobody is writing.
    if (isSame(value, kept.current) || timer.current !== undefined) return;
    kept.current = value;
    editor.commands.setContent(editorDocument(value) as JSONContent, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.field}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}

const fieldAttributes = (hintId: string) => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': t('hotspot.body'),
  'aria-describedby': hintId,
  class: styles.text ?? '',
});

interface Look {
  label: TextId;
  icon: TablerIcon;
  name: string;
  toggle(editor: Editor): void;
}

const looks: readonly Look[] = [
  { label: 'rich.bold', icon: IconBold, name: 'bold', toggle: (on) => on.chain().focus().toggleBold().run() },
  {
    label: 'rich.italic',
    icon: IconItalic,
    name: 'italic',
    toggle: (on) => on.chain().focus().toggleItalic().run(),
  },
  {
    label: 'rich.heading',
    icon: IconH3,
    name: 'heading',
    toggle: (on) => on.chain().focus().toggleHeading({ level: headingLevel }).run(),
  },
  {
    label: 'rich.bullets',
    icon: IconList,
    name: 'bulletList',
    toggle: (on) => on.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'rich.numbers',
    icon: IconListNumbers,
    name: 'orderedList',
    toggle: (on) => on.chain().focus().toggleOrderedList().run(),
  },
];

function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('rich.tools')}>
        {looks.map(({ label, icon: Icon, name, toggle }) => (
          <IconButton
            key={name}
            size="small"
            label={t(label)}
            aria-pressed={editor.isActive(name)}
            icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => toggle(editor)}
          />
        ))}
        <IconButton
          size="small"
          label={t('rich.link')}
          aria-pressed={editor.isActive('link')}
          icon={<IconLink size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setLinking(!isLinking)}
        />
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** Leads the chosen words to a page, or nowhere. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const found = webAddress(address.trim());
    setWrong(address.trim() !== '' && !found);
    if (address.trim() !== '' && !found) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!found) chain.unsetLink().run();
    else if (!editor.state.selection.empty || editor.isActive('link'))
      chain.setLink({ href: found.href }).run();
    else {
      const marks = [{ type: 'link', attrs: { href: found.href } }];
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: found.host || address.trim(), marks })
        .run();
    }
    onDone();
  };
  return (
    <div className={styles.link}>
      <TextField
        label={t('rich.link-address')}
        value={address}
        maxLength={2048}
        error={isWrong ? t('hotspot.url-web-fault') : undefined}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <Button size="small" onClick={set}>
        {t('rich.link-set')}
      </Button>
    </div>
  );
}
