/** The texts of a tour's place in the gallery. */
export const en = {
  'gallery.title': 'Gallery',
  'gallery.none':
    'The public gallery shows tours that the operator of this server has chosen. You can ask them to show this one, too.',
  'gallery.none-draft': 'Once the tour is published, you can ask for a place in the public gallery.',
  'gallery.asked':
    'You asked for a place in the public gallery on {date}. You get a mail when it is decided.',
  'gallery.accepted': 'In the public gallery since {date}. If you take it out, you have to ask again.',
  'gallery.accepted-draft':
    'It has a place in the public gallery and shows there again as soon as you publish it.',
  'gallery.declined': 'Not taken into the public gallery on {date}. You can ask again.',
  'gallery.removed':
    'Taken out of the public gallery on {date} by the operator of this server. You can ask again.',
  'gallery.reason': 'They wrote:',
  'gallery.ask': 'Ask for a place',
  'gallery.ask-again': 'Ask again',
  'gallery.take-back': 'Take the request back',
  'gallery.take-out': 'Take it out',
  'gallery.open': 'Open the gallery',
  'gallery.loading': 'Loading',
  'gallery.failed': 'This could not be loaded. {reason}',
  'gallery.retry': 'Try again',
  'gallery.not-saved': 'Not saved. {reason}',
} as const;
