import type { ServerUser } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../client/api.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import { t } from './admin-text.ts';
import { useAct, usePlans } from './use-admin.ts';

/** Gives an account a plan, or takes a given one back. */
export function PlanDialog({ user, onClose }: { user: ServerUser; onClose(): void }) {
  const plans = usePlans();
  const [planId, setPlanId] = useState(user.isGiven ? user.planId : '');
  const name = user.name || user.email;
  const give = useAct(() => api.givePlan({ body: { email: user.email, planId: planId || null } }));
  const save = () =>
    give.mutate(undefined, {
      onSuccess: () => {
        showToast('success', t('users.plan-saved', { name }));
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('users.plan-title', { name })}
      description={t('users.plan-text')}
      actions={
        <>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button variant="primary" loading={give.isPending} onClick={save}>
            {t('users.plan-save')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('users.plan-field')}
        value={planId}
        error={give.isError ? problemText(give.error) : undefined}
        options={[
          { value: '', label: t('users.plan-own') },
          ...(plans.data?.plans ?? []).map((plan) => ({ value: plan.id, label: plan.name })),
        ]}
        onChange={({ currentTarget }) => setPlanId(currentTarget.value)}
      />
    </Dialog>
  );
}
