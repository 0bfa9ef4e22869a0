/** The texts of mails about the gallery. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.helloNobody': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.untitled': 'Untitled tour',
  'mail.reason': 'They wrote: {reason}',

  'mail.asked.subject': 'A tour for the gallery: {tour}',
  'mail.asked.text':
    '{owner} asks for a place in the public gallery for “{tour}”. Nothing is shown there until you decide.',
  'mail.asked.see': 'See the tour: {url}',
  'mail.asked.button': 'Decide',

  'mail.accepted.subject': '“{tour}” is in the gallery',
  'mail.accepted.text':
    'The operator of this server shows “{tour}” in the public gallery from now on. You can take it out at any time, under Share.',
  'mail.accepted.button': 'Open the gallery',
  'mail.declined.subject': '“{tour}” was not taken into the gallery',
  'mail.declined.text':
    'The operator of this server does not show “{tour}” in the public gallery. The tour itself stays online as it is, and you can ask again.',
  'mail.removed.subject': '“{tour}” is no longer in the gallery',
  'mail.removed.text':
    'The operator of this server has taken “{tour}” out of the public gallery. The tour itself stays online as it is.',
  'mail.dashboard': 'Open your dashboard',
} as const;
