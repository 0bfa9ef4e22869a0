/** The texts of mails to operators. */
export const en = {
  'mail.contact.hello': 'Hello,',
  'mail.contact.subject': 'Message {reference} from {name}',
  'mail.contact.subject-partner': 'Partner message {reference} from {name}',
  'mail.contact.from': 'From: {from}',
  'mail.contact.about': 'About: {about}',
  'mail.contact.sender': 'Sent by the contact form of {origin}',
} as const;
