/** The English texts of the landing page, by id. */
export const en = {
  'nav.label': 'Main',
  'nav.examples': 'Examples',
  'nav.how': 'How it works',
  'nav.plans': 'Plans',
  'nav.questions': 'Questions',
  'nav.log-in': 'Log in',
  'nav.sign-up': 'Sign up',
  'nav.dashboard': 'Dashboard',

  'hero.title': 'Let people walk in before they visit.',
  'hero.text':
    'Turn your 360° photos into a tour of your home or shop that opens on any screen, straight from a link.',
  'hero.start': 'Start a tour',
  'hero.examples': 'See examples',
  'hero.pause': 'Pause',
  'hero.play': 'Play',
  'hero.turning': 'the turning picture',

  'steps.title': 'From photos to a link, in three steps',
  'steps.text': 'What you see while you build is exactly what your visitors get.',
  'steps.add': 'Add your 360 photos',
  'steps.add-text':
    'Drop them in from any 360 camera. Each opens as soon as its preview is there; the rest goes on by itself.',
  'steps.join': 'Link the scenes',
  'steps.join-text': 'Click a doorway and pick the scene behind it. Visitors walk through with a tap.',
  'steps.send': 'Send the link',
  'steps.send-text':
    'It opens on phones and computers with nothing to install, and can be embedded in your own page.',
  'steps.add-picture':
    'The editor’s list of scenes: two are there, a third is being uploaded, with its time left',
  'steps.join-picture':
    'The question where a new link leads, with a picture of the scene and the way back ticked',
  'steps.send-picture': 'The link of a published tour, ready to be copied',

  'worlds.title': 'Made for homes. Made for shops.',
  'worlds.homes': 'Real estate',
  'worlds.homes-text':
    'Buyers walk through every room before the first appointment, and come back to the one they liked.',
  'worlds.homes-go': 'See homes',
  'worlds.homes-picture': 'Dining table and living room of a family home',
  'worlds.shops': 'Retail',
  'worlds.shops-text':
    'Your shop stays open after closing: customers browse the shelves from where they are.',
  'worlds.shops-go': 'See shops',
  'worlds.shops-picture': 'Shop floor of a fashion boutique with racks and a counter',

  'try.title': 'Try one here',
  'try.text': 'Drag to look around, tap an arrow to walk. The page keeps scrolling until you click the tour.',
  'try.start': 'Click to walk around',
  'try.opening': 'Opening the tour',
  'try.frame': '{title}, a live tour',

  'inside.title': 'Everything a visit needs',
  'inside.sharp': 'Sharp as you zoom',
  'inside.sharp-text': 'A scene appears at once and gets sharper where you look.',
  'inside.details': 'Details in place',
  'inside.details-text': 'Notes pinned to the very spot that they are about.',
  'inside.kept': 'Nothing gets lost',
  'inside.kept-text': 'Every change is saved at once, and kept while you are offline.',
  'inside.everyone': 'For everyone',
  'inside.everyone-text': 'Works by keyboard, by touch and on small phones.',
  'inside.embed': 'On your own page',
  'inside.embed-text': 'A published tour can be embedded in any website.',
  'inside.yours': 'Yours to host',
  'inside.yours-text': 'Tourwright is open source and runs on your own server.',

  'plans.title': 'Plans',
  'plans.text':
    'With a free account you build tours and publish them. Larger plans hold more of everything, and nothing is deleted when one ends.',
  'plans.action': 'More about plans',

  'questions.title': 'Questions',
  'questions.camera': 'Which camera do I need?',
  'questions.camera-answer':
    'Any 360 camera that saves pictures twice as wide as they are high. Panoramas from a phone that cover only a part of the sphere work too. To try it out, use our sample photos.',
  'questions.install': 'Do visitors have to install anything?',
  'questions.install-answer': 'No. A tour is a web page.',
  'questions.change': 'Can I change a tour after it is live?',
  'questions.change-answer': 'Yes. Visitors keep seeing the published state until you publish again.',
  'questions.own-page': 'Can I put it on my own page?',
  'questions.own-page-answer':
    'Yes. Share in the editor gives you the code that embeds a published tour in any website.',

  'end.title': 'Open the door to your place',
  'end.text': 'You can try it with sample photos before you take your own.',
} as const;
