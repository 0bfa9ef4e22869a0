/** A sentence for each code of the identity provider that a careful user may meet. */
export const en = {
  'failure.INVALID_EMAIL_OR_PASSWORD': 'E-mail or password is not right.',
  'failure.SIGN_UP_REFUSED':
    'No account could be made with this address. If you have one already, log in or reset your password.',
  'failure.PASSWORD_TOO_SHORT': 'Use at least 10 characters.',
  'failure.PASSWORD_TOO_LONG': 'Use at most 128 characters.',
  'failure.INVALID_EMAIL': 'This is not an e-mail address.',
  'failure.INVALID_NAME': 'Use a name of one line and at most 200 characters.',
  'failure.INVALID_TOKEN': 'It is not one of ours, or it was used already. Ask for a new one.',
  'failure.TOKEN_EXPIRED': 'It is too old. Ask for a new one.',
  'failure.TOKEN_USED': 'It has been used already; each link works once.',
  'failure.EMAIL_TAKEN': 'The address belongs to another account now.',
  'failure.INVALID_PASSWORD': 'This is not your password.',
  'failure.EMAIL_ALREADY_VERIFIED': 'This address is confirmed already.',
  'failure.too_many_requests':
    'Too many tries. Wait {minutes, plural, one {a minute} other {# minutes}} and try again.',
  'failure.no_answer': 'The server does not answer. Nothing was lost; check your connection and try again.',
  'failure.internal': 'Something went wrong on the server. Nothing was lost; try again.',
} as const;
