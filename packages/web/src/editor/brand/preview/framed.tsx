/** A page in a frame, at its own size and scaled down, so that media queries and viewport units are those of the frame. */
import type { Tour } from '@tourwright/tour/document';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dressPage } from '../../../layout/dress-page.ts';
import { titleFonts } from '../../../layout/title-fonts.ts';
import styles from './preview.module.css';

interface FramedProps {
  title: string;
  tour: Tour;
  width: number;
  height: number;
  /** Shows again what another frame shows: only visually, neither read out nor reached by Tab. */
  isRepeated?: boolean;
  /** A part of it was pressed; nothing else comes of that. */
  onPress(pressed: Element): void;
  children: ReactNode;
}

/** Shows its children in a frame of this size, dressed in the tour's brand, as a sample of a page. */
export function Framed({ title, tour, width, height, isRepeated, onPress, children }: FramedProps) {
  const [page, setPage] = useState<Document | null>(null);
  const { brandColour, hotspotColour, panelColour, titleFont } = tour;
  useEffect(() => {
    if (!page) return;
    copyStyles(page);
    let isOver = false;
    titleFonts
      .find(({ name }) => name === titleFont)
      ?.load?.()
      .then(
        () => isOver || copyStyles(page),
        () => undefined,
      );
    const undo = dressPage(page.documentElement, { brandColour, hotspotColour, panelColour, titleFont });
    return () => {
      isOver = true;
      undo();
    };
  }, [page, brandColour, hotspotColour, panelColour, titleFont]);
  return (
    <div
      className={styles.frame}
      style={{ '--frame-width': width, '--frame-height': height } as CSSProperties}
    >
      <iframe
        title={title}
        {...(isRepeated && { tabIndex: -1, 'aria-hidden': true })}
        width={width}
        height={height}
        ref={(frame) => setPage(frame?.contentDocument ?? null)}
      />
      {page &&
        createPortal(
          <div
            onClickCapture={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onPress(event.target as Element);
            }}
          >
            {children}
          </div>,
          page.body,
        )}
    </div>
  );
}

/** The styles of this page, without those that are there already. */
function copyStyles(page: Document): void {
  const { documentElement: root, head } = page;
  const from = document.documentElement;
  root.dataset.theme = 'dark';
  root.lang = from.lang;
  root.dir = from.dir;
  const there = new Set([...head.children].map(keyOf));
  for (const style of document.querySelectorAll('head style, head link[rel="stylesheet"]')) {
    if (!there.has(keyOf(style))) head.append(style.cloneNode(true));
  }
}

function keyOf(style: Element): string {
  return style.getAttribute('href') ?? style.textContent ?? '';
}
