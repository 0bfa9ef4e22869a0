/** Frequently asked questions with their answers: plain text, since search engines get them too. */
export const en = {
  'faqs.title': 'Questions',
  'faqs.lead': 'Short answers to what people ask first.',
  'faqs.search': 'Search the questions',
  'faqs.found':
    '{count, plural, =0 {No question matches} one {# question matches} other {# questions match}}',
  'faqs.none-title': 'Nothing about “{search}” here',
  'faqs.none-text': 'Try another word, or <contact>ask the operator of this server</contact>.',
  'faqs.clear': 'Show all questions',

  'faqs.camera': 'Which camera do I need?',
  'faqs.camera-text':
    'Any 360 camera that saves pictures twice as wide as they are high. Panoramas from a phone that cover only a part of the sphere work too.',
  'faqs.size': 'How large may a photo be?',
  'faqs.size-text': 'Up to 32,768 by 16,384 pixels and 500 MB a file.',
  'faqs.line': 'What if my connection breaks during an upload?',
  'faqs.line-text': 'It continues where it stopped. What the editor calls saved is saved.',
  'faqs.install': 'Do visitors have to install anything or log in?',
  'faqs.install-text': 'No. A tour is a web page. It opens in the browser of a phone or a computer.',
  'faqs.private': 'Who can see my tour?',
  'faqs.private-text':
    'Nobody but you and those you invite, until you publish it. With links of your own you can also ask for a password, limit the number of visits, or let a link end on a day.',
  'faqs.change': 'Can I change a tour after it is live?',
  'faqs.change-text': 'Yes. Visitors keep seeing the published state until you publish again.',
  'faqs.own-page': 'Can I put it on my own page?',
  'faqs.own-page-text':
    'Yes. Share in the editor gives you the code that embeds a published tour in any website.',
  'faqs.people': 'Can several people work on a tour?',
  'faqs.people-text':
    'Yes. Invite them by e-mail as editors or viewers of one tour or of all. You can also hand a tour over to another account.',
  'faqs.leads': 'How do visitors reach me?',
  'faqs.leads-text':
    'By the contact form in your tours. Messages wait in your inbox and are mailed to you, at once or once a day.',
  'faqs.visits': 'Can I see how many people came?',
  'faqs.visits-text':
    'Yes. The dashboard shows how often your tours were opened and entered on each of the last 30 days. Nobody is followed: visits are counted, not visitors.',
  'faqs.cost': 'What does it cost?',
  'faqs.cost-text': 'The plans of this server, with their limits, are on the page Plans.',
  'faqs.limit': 'What happens when I reach a limit of my plan?',
  'faqs.limit-text':
    'You cannot add more of what the limit counts. Nothing is deleted, and published tours stay up.',
  'faqs.delete': 'I deleted a tour by mistake',
  'faqs.delete-text':
    'Open the bin in the dashboard and restore it. A tour stays there for 30 days, just as it was.',
  'faqs.leave': 'Can I take my data with me?',
  'faqs.leave-text':
    'Yes. The profile prepares one ZIP file with your tours, leads, orders and settings. There you can also delete your account; for 14 days you can undo that by logging in.',
} as const;
