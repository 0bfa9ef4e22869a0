/** The texts of mails about people. */
export const en = {
  'mail.hello': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.untitled': 'Untitled tour',
  'mail.button': 'See what it is',
  'mail.people': 'Open People',
  'mail.unknown':
    'It was {owner} who entered your address. If you do not know them, ignore this mail: nothing happens.',

  'mail.invitation.subject': '{owner} invites you to work on virtual tours',
  'mail.invitation.some': '{owner} invites you to work on: {tour}.',
  'mail.invitation.all': '{owner} invites you to work on all of their tours.',
  'mail.invitation.editor':
    'As an editor you build and publish tours and answer leads. The invitation works until {until}.',
  'mail.invitation.viewer':
    'As a viewer you open drafts and change nothing. The invitation works until {until}.',
  'mail.invitation-accepted.subject': '{email} accepted your invitation',
  'mail.invitation-accepted.text': '{email} works on your tours from now on.',
  'mail.invitation-declined.subject': '{email} declined your invitation',
  'mail.invitation-declined.text': '{email} does not work on your tours.',

  'mail.handover.subject': '{owner} hands “{tour}” over to you',
  'mail.handover.text':
    '{owner} wants to hand the tour “{tour}” over to you, with its scenes, photos, versions and links. Its address stays the same. You have until {until} to accept; the tour counts towards your plan from then on.',
  'mail.handover-accepted.subject': '“{tour}” is handed over',
  'mail.handover-accepted.text':
    '{email} accepted “{tour}”. It is not in your account any more; its leads and orders stay with you.',
  'mail.handover-accepted.text-with-leads':
    '{email} accepted “{tour}”. It is not in your account any more, and neither are its leads and orders.',
  'mail.handover-declined.subject': '{email} declined “{tour}”',
  'mail.handover-declined.text': '{email} declined “{tour}”. It stays yours.',
} as const;
