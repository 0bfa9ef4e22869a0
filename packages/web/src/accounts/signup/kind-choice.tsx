import { IconBuildingStore, IconHome } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx';
import { t } from '../accounts-text.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Homes or a shop. What it takes goes to both radio buttons. */
export function KindChoice(radio: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  return (
    <ChoiceCards
      legend={t('signup.kind')}
      radio={() => radio}
      choices={[
        {
          value: 'real-estate',
          title: t('signup.homes'),
          text: t('signup.homes-text'),
          icon: <IconHome {...icon} />,
        },
        {
          value: 'retail',
          title: t('signup.shop'),
          text: t('signup.shop-text'),
          icon: <IconBuildingStore {...icon} />,
        },
      ]}
    />
  );
}
