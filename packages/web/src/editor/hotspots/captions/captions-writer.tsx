import type { Captions } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { readCues, timedLines, writeCues } from '../../../client/web-vtt.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { activeLocale } from '../../../i18n/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { c } from './captions-text.ts';
import own from './captions-writer.module.css';

interface CaptionsWriterProps {
  /** The captions to change; new ones without. */
  captions?: Captions | undefined;
  /** The sound or video in which it is said. */
  slug: string | undefined;
  /** Words that are there already, a sentence a caption. */
  draft?: string | undefined;
  onKeep(file: File, language: string): void;
  onClose(): void;
}

/** Captions as text: WebVTT as it is in the file, or plain lines, which get their times by their length. */
export function CaptionsWriter({ captions, slug, draft = '', onKeep, onClose }: CaptionsWriterProps) {
  const media = useEditorStore((state) => state.media);
  const { text, setText, state } = useCaptionText(captions && media[captions.slug]?.url, () =>
    captions ? '' : sentencesOf(draft),
  );
  const [language, setLanguage] = useState(captions?.language ?? activeLocale());
  const [seconds, setSeconds] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const soundUrl = slug && media[slug]?.url;
  const isPlain = !text.trimStart().startsWith('WEBVTT');
  const keep = () => {
    const cues = isPlain ? timedLines(text, seconds) : (readCues(text.trimStart()) ?? []);
    if (cues.length === 0) return setFault(c(isPlain ? 'captions.write-empty' : 'captions.write-fault'));
    const file = isPlain ? writeCues(cues) : text.trimStart();
    const code = language.trim();
    onKeep(new File([file], `${c('captions.file-name')}.${code}.vtt`, { type: 'text/vtt' }), code);
    onClose();
  };
  const canKeep = state === 'ready' && languageName(language.trim()) !== null;
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={c(captions ? 'captions.edit' : 'captions.write')}
      description={c('captions.write-help')}
      actions={
        <>
          <Button onClick={onClose}>{c('captions.cancel')}</Button>
          <Button variant="primary" disabled={!canKeep} onClick={keep}>
            {c('captions.keep')}
          </Button>
        </>
      }
    >
      <div className={own.parts}>
        {soundUrl && (
          <SoundPlayer key={soundUrl} url={soundUrl} name={c('captions.listen')} onLength={setSeconds} />
        )}
        {state === 'lost' && <p role="alert">{c('captions.write-lost')}</p>}
        <TextArea
          label={c('captions.words')}
          rows={12}
          spellCheck
          lang={language}
          disabled={state !== 'ready'}
          value={text}
          maxLength={200_000}
          error={fault ?? undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setFault(null);
          }}
        />
        {isPlain && text.trim() !== '' && (
          <Button size="small" onClick={() => setText(writeCues(timedLines(text, seconds)))}>
            {c('captions.set-times')}
          </Button>
        )}
        {!captions && <LanguageField language={language} onChange={setLanguage} />}
      </div>
    </Dialog>
  );
}

/** The text of captions: that of their file, once it has come, or what they begin with. */
function useCaptionText(source: string | null | undefined, initial: () => string) {
  const [text, setText] = useState(initial);
  const [state, setState] = useState<'loading' | 'ready' | 'lost'>(source ? 'loading' : 'ready');
  useEffect(() => {
    if (!source) return;
    const stopping = new AbortController();
    fetch(source, { signal: stopping.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
        setText(await answer.text());
        setState('ready');
      })
      .catch(() => !stopping.signal.aborted && setState('lost'));
    return () => stopping.abort();
  }, [source]);
  return { text, setText, state };
}

interface LanguageFieldProps {
  /** As BCP 47 spells it. */
  language: string;
  onChange(language: string): void;
}

function LanguageField({ language, onChange }: LanguageFieldProps) {
  return (
    <TextField
      label={c('captions.language')}
      hint={languageName(language) ?? c('captions.language-fault')}
      value={language}
      maxLength={35}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Each sentence on a line of its own. */
function sentencesOf(text: string): string {
  const segments = new Intl.Segmenter(activeLocale(), { granularity: 'sentence' }).segment(text);
  return [...segments]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
    .join('\n');
}
