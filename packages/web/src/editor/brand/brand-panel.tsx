import type { Tour } from '@tourwright/tour/document';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import panel from '../panels/frame/panel.module.css';
import { PanelHead } from '../panels/frame/panel-head.tsx';
import { specified } from '../state/specified-state.ts';
import styles from './brand.module.css';
import { t } from './brand-text.ts';
import { ColoursPart } from './colours-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { CoverPart } from './cover/cover-part.tsx';
import { FontPart } from './font-part.tsx';
import { KitBar } from './kit-bar.tsx';
import { KitMenu, KitNameDialog, type Naming } from './kit-menu.tsx';
import { LogosPart } from './logos/logos-part.tsx';
import { BrandPreview } from './preview/brand-preview.tsx';
import { useKits } from './use-kits.ts';

/** How a tour looks as its owner's own. Beside it stands what visitors get, except while a view is framed or the tour is checked. */
export function BrandPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.shownTour);
  const { store } = useOpenTour();
  const isFraming = useEditorStore(specified.hideWelcomeImage);
  const setFraming = (isFramingCover: boolean) => store.setState({ isFramingCover });
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  // What is checked is looked at on the canvas.
  const isChecking = useEditorStore(({ check }) => check !== null);
  useEffect(() => () => store.setState({ isFramingCover: false }), [store]);
  if (!tour) return null;
  return (
    <>
      <aside
        className={classNames(panel.panel, styles.panel, className)}
        aria-label={t('brand.title')}
        data-brand-panel
      >
        <WithKits tour={tour}>
          <div className={panel.body}>
            <p className={styles.caption}>{t('brand.about')}</p>
            <LogosPart tour={tour} />
            <ColoursPart tour={tour} />
            <FontPart tour={tour} />
            <CoverPart tour={tour} isFraming={isFraming} onFraming={setFraming} />
            <ContactPart tour={tour} />
          </div>
        </WithKits>
      </aside>
      {hasRoom && !isFraming && !isChecking && <BrandPreview tour={tour} />}
    </>
  );
}

/** The head, with the kits to choose from, and the line at the end that says how the tour differs from its kit. */
function WithKits({ tour, children }: { tour: Tour; children: ReactNode }) {
  const kits = useKits(tour);
  const [naming, setNaming] = useState<Naming | null>(null);
  return (
    <>
      <PanelHead title={t('brand.title')} topic="brand">
        {kits && <KitMenu kits={kits} onName={setNaming} />}
      </PanelHead>
      {children}
      {kits && <KitBar tour={tour} kits={kits} onSaveAs={() => setNaming('new')} />}
      {kits && naming && <KitNameDialog naming={naming} kits={kits} onClose={() => setNaming(null)} />}
    </>
  );
}
