import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { filesOfInput } from './chosen-files.ts';
import type { ChosenFile } from './send-files.ts';

interface ChooseFilesProps {
  children: string;
  variant?: 'primary' | 'solid';
  size?: 'small';
  /** A folder with all in it, instead of single files. */
  isFolder?: boolean;
  onFiles(files: readonly ChosenFile[]): void;
}

/** A button that asks for the files of a tour. */
export function ChooseFiles({ children, isFolder = false, onFiles, ...look }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (currentTarget.files) onFiles(filesOfInput(currentTarget.files));
    currentTarget.value = '';
  };
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          // React has no name for it.
          if (element && isFolder) element.webkitdirectory = true;
        }}
        type="file"
        multiple={!isFolder}
        hidden
        onChange={choose}
        aria-label={children}
      />
    </>
  );
}
