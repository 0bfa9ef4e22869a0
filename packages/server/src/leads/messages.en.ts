/** The texts of mails about leads. */
export const en = {
  'mail.hello': 'Hello {name},',
  'mail.helloNobody': 'Hello,',
  'mail.sender': 'Tourwright, {origin}',
  'mail.why': 'You get this mail because the contact form of your tours is on. Change that under Leads.',

  'mail.lead.subject': '{name} wrote about {tour}',
  'mail.lead.text': '{name} ({contact}) wrote in {tour}:',
  'mail.lead.text-scene': '{name} ({contact}) wrote in {tour}, scene {scene}:',
  'mail.lead.wish': 'Would like to visit: {moment}',
  'mail.lead.button': 'Read and answer',

  'mail.assigned.subject': 'Please answer {name} about {tour}',
  'mail.assigned.text': '{by} asks you to answer {name} ({contact}), who wrote in {tour}:',
  'mail.assigned.why': 'You get this mail because you edit {tour}.',

  'mail.reply.subject': 'Your message about {tour}',
  'mail.reply.why': 'You get this mail because you wrote in {tour}. Answer it to write back.',

  'mail.wish.summary': 'Visit asked for: {tour}, {name}',
  'mail.wish.file':
    '{count, plural, one {Open the attached file to hold this time in your calendar as tentative, until you set the visit.} other {Open the attached files to hold these times in your calendar as tentative, until you set the visits.}}',
  'mail.visit.summary': 'Visit: {tour}',
  'mail.visit.set.subject': 'Visit of {tour}: {moment}',
  'mail.visit.set.visitor': '{owner} set your visit of {tour}: {moment}.',
  'mail.visit.set.owner': 'The visit of {name} to {tour} is set: {moment}.',
  'mail.visit.changed.subject': 'Visit of {tour}: now {moment}',
  'mail.visit.changed.visitor': '{owner} changed your visit of {tour}. It is now: {moment}.',
  'mail.visit.changed.owner': 'The visit of {name} to {tour} was changed. It is now: {moment}.',
  'mail.visit.cancelled.subject': 'Visit of {tour} cancelled: {moment}',
  'mail.visit.cancelled.visitor': '{owner} cancelled your visit of {tour}: {moment}.',
  'mail.visit.cancelled.owner': 'The visit of {name} to {tour} is cancelled: {moment}.',
  'mail.visit.place': 'Where: {place}',
  'mail.visit.file': 'Open the attached file to have it in your calendar.',
  'mail.visit.file-cancelled': 'Open the attached file to take it out of your calendar.',
  'mail.visit.tour': 'Open the tour',

  'mail.digest.subject': '{count, plural, one {# new lead} other {# new leads}}',
  'mail.digest.text': 'Since the last mail {count, plural, one {# visitor} other {# visitors}} wrote to you:',
  'mail.digest.button': 'Open your leads',
} as const;
