import { sayFailure } from '../../failures/say-failure.ts';
import { Problem } from '../../http/answers/problem.ts';
import { moneyText } from '../../plans/money.ts';
import type { Plans } from '../../plans/open-plans.ts';
import { type Command, Ending, say, wrongUse } from '../command.ts';
import { withApp } from '../with-app.ts';

const usage = `Usage: tourwright plans                       list the plans of this server
       tourwright plans invoices              list the newest thousand invoices
       tourwright plans paid NUMBER           the money of an invoice is there
       tourwright plans cancel NUMBER         take back an invoice that is not paid; its number stays
       tourwright plans give EMAIL PLAN       give an account a plan without payment
       tourwright plans take EMAIL            take such a plan back

Plans, prices and the seller stand in the file that PLANS_FILE names (docs/plans.md). All of it works while the server
runs, too. Ends with 1 when it could not be done, with 2 when it is called wrongly.`;

const actions: Record<string, { words: number; run(plans: Plans, words: string[]): Promise<void> }> = {
  '': { words: 0, run: async ({ book }) => listPlans(book) },
  invoices: { words: 0, run: listInvoices },
  paid: {
    words: 1,
    run: async (plans, [number = '']) => {
      await plans.setPaid(number);
      say(`Invoice ${number} is paid.`);
    },
  },
  cancel: {
    words: 1,
    run: async (plans, [number = '']) => {
      await plans.cancel(number);
      say(`Invoice ${number} is cancelled.`);
    },
  },
  give: {
    words: 2,
    run: async (plans, [email = '', planId = '']) => {
      await plans.give(email, planId);
      say(`${email} has ${planId}.`);
    },
  },
  take: {
    words: 1,
    run: async (plans, [email = '']) => {
      await plans.give(email, null);
      say(`${email} has no given plan.`);
    },
  },
};

/** `tourwright plans`: who paid, and who need not. */
export const plansCommand: Command = {
  usage,
  async run([name = '', ...words], env) {
    const action = actions[name];
    if (action === undefined || words.length !== action.words) throw new Ending(wrongUse, usage);
    return withApp(env, async ({ plans }) => {
      try {
        await action.run(plans, words);
        return 0;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        // The words for visitors name no account.
        const isUnknown = error.code === 'user_not_found';
        throw new Ending(1, isUnknown ? `There is no account with ${words[0]}.` : sayFailure(error, 'en'));
      }
    });
  },
};

function listPlans({ plans, currency }: Plans['book']): void {
  for (const { id, name, prices } of plans) {
    const { monthly, yearly } = prices;
    const text = (amount: number) => moneyText(amount, currency, 'en');
    const amounts = [monthly && `${text(monthly)} a month`, yearly && `${text(yearly)} a year`].filter(
      Boolean,
    );
    say(`${id.padEnd(16)}${name.padEnd(20)}${amounts.join(', ') || 'no price'}`);
  }
}

async function listInvoices(plans: Plans): Promise<void> {
  for (const { number, state, total, currency, dueAt, buyer } of await plans.list()) {
    say(
      `${number.padEnd(14)}${state.padEnd(11)}${moneyText(total, currency, 'en').padEnd(16)}${dueAt.slice(0, 10)}  ${buyer.company}`,
    );
  }
}
