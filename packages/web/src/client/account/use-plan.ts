import { useQuery } from '@tanstack/react-query';
import type { AccountPlan } from '@tourwright/api';
import { api } from '../api.ts';

/** A plan by its name, and what of it is used. */
export interface NamedPlan {
  name: string;
  account: AccountPlan;
}

/** The user's plan and how full it is; null where this server has no plans. */
export function usePlan(userId: string) {
  return useQuery({
    queryKey: ['plan', userId],
    queryFn: async ({ signal }): Promise<NamedPlan | null> => {
      const { plans } = await api.listPlans({ signal });
      if (plans.length === 0) return null;
      const account = await api.getAccountPlan({ params: { id: userId }, query: {}, signal });
      const plan = plans.find(({ id }) => id === account.planId);
      return { name: plan?.name ?? '', account };
    },
  });
}
