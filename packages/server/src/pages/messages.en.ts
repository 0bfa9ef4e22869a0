/** Titles and descriptions of the public pages for search engines and shared links. */
export const en = {
  'page.title': '{title} · Tourwright',
  'landing.title': '360° tours people can walk through',
  'landing.description':
    'Turn your 360° photos into a tour of your home or shop that opens on any screen, straight from a link. Open source, and yours to host.',
  'explore.title': 'Explore Immersive Spaces',
  'explore.description':
    'Discover cutting-edge virtual experiences across industries: walk through sample homes, offices and shops in 360°, right in the browser.',
  'contact.title': 'Contact',
  'contact.description': 'Who can help with a tour, an account or the software.',
  'solutions.title': 'Solutions',
  'solutions.description':
    'One editor and one viewer for homes and for shops: 360° tours from photos to a link.',
  'payment.title': 'Plans',
  'payment.description': 'What building and publishing 360° tours costs here.',
  'terms.title': 'Terms',
  'terms.description': 'The short rules of this service.',
  'policy.title': 'Privacy',
  'policy.description': 'What is kept here about visitors and owners of tours, and why.',
  'form.no-script':
    'The form on this page needs JavaScript. Nothing can be sent without it: switch it on and load the page again.',
  'form.no-script-mail':
    'The form on this page needs JavaScript. Switch it on and load the page again, or write a mail to',
  'partner.title': 'Partners',
  'partner.description': 'For those who take the photos, host the tours or build on the software.',
  'faqs.title': 'Questions',
  'faqs.description': 'What people ask first about making and visiting 360° tours.',
  // On the picture that an embed begins with.
  'poster.look-around': 'Look around',
  // Where a link does not show its tour, or not yet.
  'link.title': 'A 360° tour',
  'link.password': 'Opens with a password.',
  'link.visit': 'Opens for a limited number of visits.',
  'link.members': 'For those who work on it.',
  'link.ended': 'This link has ended.',
  // The specification's words where a tour has none of its own.
  'tour.unnamed': 'Untitled',
  'tour.undescribed': 'Your go-to spot for the latest styles, bold designs, and everyday inspiration.',
  // What a home says of itself where its owner has not described it.
  'home.described':
    '{scenes, plural, =0 {{name}: a 360° tour.} one {{name}: a 360° tour of one scene.} other {{name}: a 360° tour of # scenes.}}',
  'home.described-at':
    '{scenes, plural, =0 {{name}, {place}: a 360° tour.} one {{name}, {place}: a 360° tour of one scene.} other {{name}, {place}: a 360° tour of # scenes.}}',
} as const;
