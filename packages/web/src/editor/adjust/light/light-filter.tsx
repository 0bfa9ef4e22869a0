import type { Viewer } from '@tourwright/viewer';
import { useEffect } from 'react';
import type { LightStep } from './light-steps.ts';

interface LightFilterProps {
  viewer: Viewer;
  /** What other parts of the picture name it by. */
  id: string;
  steps: readonly LightStep[];
}

/** Lets the panorama look as its photo will once it is cut with another light; the GPU does it. */
export function LightFilter({ viewer, id, steps }: LightFilterProps) {
  const isOn = steps.length > 0;
  useEffect(() => {
    const { style } = viewer.canvas;
    style.filter = isOn ? `url("#${id}")` : '';
    return () => {
      style.filter = '';
    };
  }, [viewer, id, isOn]);
  if (!isOn) return null;
  return (
    <svg width="0" height="0" aria-hidden="true">
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The steps have no other name than their place.
          <FilterStep key={index} step={step} />
        ))}
      </filter>
    </svg>
  );
}

function FilterStep({ step }: { step: LightStep }) {
  if (step.kind === 'colours') return <feColorMatrix type="matrix" values={step.matrix} />;
  return (
    <feComponentTransfer>
      <feFuncR type="table" tableValues={step.red} />
      <feFuncG type="table" tableValues={step.green} />
      <feFuncB type="table" tableValues={step.blue} />
    </feComponentTransfer>
  );
}
