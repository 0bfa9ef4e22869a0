/** The texts of mails about the deletion of an account. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.helloNobody': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.login': 'Log in to keep it',
  'mail.asked.subject': 'Your account will be deleted',
  'mail.asked.text':
    'You asked to delete your account at {site}. You were logged out everywhere, and your tours are offline. On {until} the account is deleted for good with its tours, photos, leads and orders.\n\nIf you change your mind, or if this was not you, log in before that day: the account is kept then, and your tours come back.',
  'mail.kept.subject': 'Your account is kept',
  'mail.kept.text':
    'You logged in, so your account at {site} is not deleted. Your tours are online again, as they were.\n\nIf this was not you, change your password at once.',
  'mail.deleted.subject': 'Your account was deleted',
  'mail.deleted.text':
    'Your account at {site} was deleted for good, with its tours, photos, leads and orders. Invoices are kept for as long as the law requires.',
} as const;
