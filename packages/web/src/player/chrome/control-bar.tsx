import { IconDots } from '@tabler/icons-react';
import { Fragment, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { t } from '../preview-text.ts';
import { ChromeButton } from './chrome-button.tsx';
import styles from './control-bar.module.css';
import { type Control, type ControlBarProps, controlsOf, partControls } from './tour-controls.tsx';

/** How many buttons of 44 px fit into the narrowest screen, 320 px. */
const narrowPlaces = 6;

/** The bar below the picture. On phones what does not fit is behind its last button. */
export function ControlBar(props: ControlBarProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const isNarrow = props.isNarrow ?? isPhone;
  const controls = controlsOf(props);
  const { shown, more } = partControls(controls, isNarrow ? narrowPlaces : controls.length);
  return (
    <nav className={classNames('glass', styles.bar)} aria-label={t('preview.controls')}>
      {shown.map((control) => (
        <Fragment key={control.id}>
          <ChromeButton
            label={control.label}
            icon={control.icon}
            disabled={control.isDisabled}
            aria-pressed={control.isPressed}
            aria-expanded={control.isExpanded}
            onClick={control.onPress}
            onPointerEnter={control.onReach}
            onFocus={control.onReach}
          />
          {control.id === 'back' && <span className={styles.rule} aria-hidden="true" />}
        </Fragment>
      ))}
      {more.length > 0 && <More controls={more} />}
    </nav>
  );
}

/** The controls that have no place in the bar, by their names. The browser opens and closes it, and keeps it on top. */
function More({ controls }: { controls: readonly Control[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <ChromeButton
        label={t('preview.more')}
        icon={<IconDots size={20} stroke={1.75} aria-hidden="true" />}
        popoverTarget={id}
      />
      <div ref={list} id={id} popover="auto" className={classNames('glass', styles.more)}>
        {controls.map(({ id: name, label, icon, isPressed, isDisabled, onPress, onReach }) => (
          <button
            key={name}
            type="button"
            className={styles.entry}
            disabled={isDisabled}
            aria-pressed={isPressed}
            onPointerEnter={onReach}
            onFocus={onReach}
            onClick={() => {
              list.current?.hidePopover();
              onPress();
            }}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
