export const en = {
  'login.title': 'Welcome back',
  'login.new-here': 'New here?',
  'login.sign-up': 'Sign up',
  'login.forgot': 'Forgot your password?',
  'login.submit': 'Log in',
  'login.signed-in': 'You are logged in as {email}.',
  'login.unsent':
    '{count, plural, one {# change that was} other {# changes that were}} not sent yet {count, plural, one {is} other {are}} kept in this browser. Log in with the same account and open the tour to send {count, plural, one {it} other {them}}.',
  'login.go-on': 'Go to your dashboard',

  'signup.title': 'Start your first tour',
  'signup.operator-title': 'Set up this server',
  'signup.operator-text': 'Whoever opens this link first becomes the operator of this server.',
  'signup.already': 'Already with us?',
  'signup.log-in': 'Log in',
  'signup.kind': 'What do you want to show?',
  'signup.homes': 'Homes',
  'signup.homes-text': 'Rooms to walk through',
  'signup.shop': 'A shop',
  'signup.shop-text': 'Shelves to browse',
  'signup.submit': 'Create account',
  'signup.terms':
    'By creating an account you agree to the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  'signup.claim': 'Operate this server as {email}',
  'signup.claim-failed':
    'This link does not work any more. Start the server again: it prints a new one until it has an operator.',
  'signup.claimed': 'You are the operator of this server now.',

  'field.name': 'Your name',
  'field.email': 'E-mail',
  'field.password': 'Password',
  'field.new-password': 'New password',
  'field.password-hint': 'At least 10 characters. A short sentence works well.',

  'fault.name': 'Enter your name',
  'fault.name-long': 'Use at most 200 characters',
  'fault.email': 'Enter an e-mail address, such as ann@example.com',
  'fault.password': 'Enter your password',
  'fault.password-short': 'Use at least 10 characters',
  'fault.password-long': 'Use at most 128 characters',

  'reset.title': 'Reset your password',
  'reset.text': 'Tell us your e-mail address. We send you a link to choose a new password.',
  'reset.submit': 'Send the link',
  'reset.back': 'Back to log in',
  'reset.sent-title': 'Look in your mail',
  'reset.sent-text':
    'If there is an account with {email}, a link to choose a new password is on its way. It works once and for one hour.',
  'reset.other': 'Use another address',

  'new-password.title': 'Choose a new password',
  'new-password.text': 'Every device will be logged out.',
  'new-password.submit': 'Save the password',
  'new-password.done': 'Your password is changed',
  'new-password.done-text': 'Every device was logged out. Log in with the new password.',
  'new-password.again': 'Ask for a new link',

  'verify.title': 'Confirm your address',
  'verify.sent': 'We sent a link to {email}. Open it to confirm that the address is yours.',
  'verify.ask': 'Tell us your e-mail address, and we send you a new link.',
  'verify.submit': 'Send the link',
  'verify.sent-again': 'If {email} still has to be confirmed, a new link is on its way.',
  'verify.spam': 'Nothing there after a few minutes? Look in your spam folder, or send it again.',
  'verify.again': 'Send it again',
  'verify.again-in': 'Send it again in {seconds} s',
  'verify.on-its-way': 'A new link is on its way.',
  'verify.working': 'Confirming your address',
  'verify.done': 'Your address is confirmed',
  'verify.done-text': 'There is nothing else to do.',
  'verify.done-before': 'Your address was confirmed before',
  'verify.done-before-text':
    'This link has been used already; each link works once. There is nothing else to do.',
  'verify.new-link': 'Get a new link',
  'verify.later': 'Go on to your dashboard',

  'recover.title': 'Take your account back?',
  'recover.text':
    'The address of your account was changed. If that was not you, take it back: this restores the old address, logs every device out, and lets you choose a new password.',
  'recover.submit': 'Take my account back',
  'recover.keep': 'No, the change was mine',
  'recover.done': 'Your account is yours again',
  'recover.done-text':
    '{email} is the address of your account again, every device was logged out, and the old password no longer works. Choose a new one now.',
  'recover.new-password': 'Choose a new password',

  'picture.home': 'Maple Lane family home',
  'picture.shop': 'Atelier Nord',

  'action.failed': 'This link does not work',
  'action.unknown': 'It is incomplete, or was not sent by us. Copy it from the e-mail once more.',
  'action.log-in': 'Log in',
  'action.try-again': 'Try again',
} as const;
