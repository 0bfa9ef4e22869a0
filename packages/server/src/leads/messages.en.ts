/** The words of the mails about leads. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.helloNobody': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.why': 'You get this mail because the contact form of your tours is on. Change that under Leads.',

  'mail.lead.subject': '{name} wrote about {tour}',
  'mail.lead.text': '{name} ({contact}) wrote in {tour}:',
  'mail.lead.text-scene': '{name} ({contact}) wrote in {tour}, scene {scene}:',
  'mail.lead.button': 'Read and answer',

  'mail.reply.subject': 'Your message about {tour}',
  'mail.reply.why': 'You get this mail because you wrote in {tour}. Answer it to write back.',

  'mail.digest.subject': '{count, plural, one {# new lead} other {# new leads}}',
  'mail.digest.text': 'Since the last mail {count, plural, one {# visitor} other {# visitors}} wrote to you:',
  'mail.digest.button': 'Open your leads',
} as const;
