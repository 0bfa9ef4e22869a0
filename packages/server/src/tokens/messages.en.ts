/** The texts of mails about tokens. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.helloNobody': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.token.subject': 'An API token was made',
  'mail.token.text':
    'Scripts and other services can use your account by the token "{token}" from now on.\n\nIf you did not make it, revoke it in your profile and change your password at once.',
  'mail.token.button': 'See your tokens',
} as const;
