import { type Command, Ending, say, wrongUse } from '../command.ts';
import { withApp } from '../with-app.ts';

const usage = `Usage: tourwright accounts remove-factors EMAIL   let somebody log in with the password alone

For a person who has lost both the authenticator app and the recovery codes, once you are sure that it is them: it turns
two-factor authentication off, removes their passkeys, logs every device out and notifies them by mail. The password stays.
It works while the server runs, too. Ends with 1 when there is no such account, with 2 when it is called wrongly.`;

/** `tourwright accounts`: what only operators may do with somebody's account. */
export const accountsCommand: Command = {
  usage,
  async run([name = '', email, ...more], env) {
    if (name !== 'remove-factors' || email === undefined || more.length > 0)
      throw new Ending(wrongUse, usage);
    return withApp(env, async ({ removeFactors }) => {
      if (!(await removeFactors(email))) throw new Ending(1, `There is no account with ${email}.`);
      say(`${email} can now log in with only the password, and was notified by mail.`);
      return 0;
    });
  },
};
