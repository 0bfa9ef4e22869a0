/** The English texts of the info pages, by id. */
export const en = {
  'contact.title': 'Contact',
  'contact.lead': 'Questions about plans, your account or this service.',
  'contact.tour': 'Asking about a home or shop you saw?',
  'contact.tour-text':
    'Use the contact button in that tour. Where there is none, ask whoever sent you the link.',
  'message.title': 'Write to the people who run this server',
  'message.title-partner': 'Ask the people who run this server',
  'message.about': 'About',
  'message.about-account': 'My account',
  'message.about-tour': 'A tour I should not be able to see',
  'message.about-site': 'This site',
  'message.about-other': 'Something else',
  'message.name': 'Name',
  'message.email': 'E-mail',
  'message.company': 'Company',
  'message.message': 'Message',
  'message.hint': 'Please leave out passwords.',
  'message.website': 'Leave this empty',
  'message.consent': 'You may use these details to answer me.',
  'message.policy': 'Privacy policy',
  'message.send': 'Send message',
  'message.name-missing': 'Write your name.',
  'message.email-invalid': 'Write an e-mail address such as name@example.com.',
  'message.message-missing': 'Write your message.',
  'message.consent-missing': 'Tick this, so that you can be answered.',
  'message.refused': 'This was not accepted. What you wrote is still here; please look at it again.',
  'message.too-many':
    'Too many messages came in a short time. What you wrote is still here; try again in some minutes.',
  'message.offline': 'You are offline. What you wrote is still here; send it when you are back.',
  'message.failed': 'The server did not answer. What you wrote is still here; try again.',
  'message.sent-title': 'Message sent',
  'message.sent-text': 'The answer goes to {email}. The reference of your message is {reference}.',
  'contact.software': 'About the software',
  'contact.software-text':
    'Tourwright is open source under the Apache License 2.0. When you report a fault, say what you did, what you expected and what happened instead.',

  'solutions.title': 'Solutions',
  'solutions.lead': 'One editor and one viewer, for two kinds of places.',
  'solutions.homes': 'Real estate',
  'solutions.homes-text':
    'Show a home room by room. Add the 360 photos of a property, link its scenes, set where a visitor looks first, and send one link. People come to the viewing knowing the place.',
  'solutions.shops': 'Retail',
  'solutions.shops-text':
    'Open your shop to people who cannot come by. Link the scenes, pin notes to what is worth a closer look, and greet visitors with a welcome page.',
  'solutions.both': 'The same for both',
  'solutions.both-text':
    'Tours open in the browser on phones and computers, get sharper where one looks, and can be embedded in your own website. You change them when you like; visitors see the published state until you publish again.',
  'solutions.action': 'See examples',

  'terms.title': 'Terms',
  'terms.lead': 'The short rules of this service.',
  'terms.yours': 'What you upload stays yours',
  'terms.yours-text':
    'Your photos and tours belong to you. They are kept and shown for one purpose: to build your tours and to show those you publish. You can unpublish or delete a tour at any time; a deleted one is erased after 30 days.',
  'terms.allowed': 'Publish what you may show',
  'terms.allowed-text':
    'Publish only places and pictures that you have the right to show. Mind the people in them: faces, names and papers that lie about.',
  'terms.account': 'Your account',
  'terms.account-text':
    'Keep your password to yourself. What is done with your account is done in your name.',
  'terms.law': 'Law and courts',
  'terms.software': 'The software',
  'terms.software-text':
    'Tourwright is free software under the Apache License 2.0 and comes without warranty, as that licence says.',

  'policy.title': 'Privacy',
  'policy.lead': 'What is kept here, and why.',
  'policy.account': 'Your account',
  'policy.account-text':
    'Your e-mail address, your name, the profile fields you fill in, and your password in a form from which it cannot be read back.',
  'policy.photos': 'Your photos',
  'policy.photos-text':
    'Originals stay private and are never handed to visitors. What visitors see is made from them, without hidden data such as the place and the camera.',
  'policy.cookies': 'Cookies',
  'policy.cookies-text':
    'Once you log in, one holds your session and another remembers which account this browser belongs to. A language or theme that you choose is remembered in one of its own. Visitors of a tour get none from us.',
  'policy.numbers': 'Counting visits',
  'policy.numbers-text':
    'When a welcome page is opened and when somebody enters a tour, that is counted for its owner: which tour, and on which page. The people who run this server may also have switched on Google Analytics; it is used only after a visitor agrees.',

  'partner.title': 'Partners',
  'partner.lead': 'For those who make tours for others.',
  'partner.photographers': 'Photographers and agencies',
  'partner.photographers-text':
    'Build tours with your own account and hand over the link. There is no partner programme, so there is nothing to apply for.',
  'partner.sites': 'Portals and websites',
  'partner.sites-text':
    'A published tour can be embedded in any website. The API of this server is documented at {path}.',
  'partner.hosts': 'Those who run servers',
  'partner.hosts-text': 'Tourwright is open source: you can run it for yourself or for your customers.',

  'faqs.title': 'Questions',
  'faqs.lead': 'Short answers to what people ask first.',
  'faqs.camera': 'Which camera do I need?',
  'faqs.camera-text':
    'Any 360 camera that saves pictures twice as wide as they are high. Panoramas from a phone that cover only a part of the sphere work too.',
  'faqs.size': 'How large may a photo be?',
  'faqs.size-text': 'Up to 32768 by 16384 pixels and 500 MB a file.',
  'faqs.install': 'Do visitors have to install anything?',
  'faqs.install-text': 'No. A tour is a web page.',
  'faqs.line': 'What if my connection breaks during an upload?',
  'faqs.line-text': 'It continues where it stopped. What the editor calls saved is saved.',
  'faqs.change': 'Can I change a tour after it is live?',
  'faqs.change-text': 'Yes. Visitors keep seeing the published state until you publish again.',
  'faqs.own-page': 'Can I put it on my own page?',
  'faqs.own-page-text':
    'Yes. Share in the editor gives you the code that embeds a published tour in any website.',
  'faqs.delete': 'I deleted a tour by mistake',
  'faqs.delete-text': 'Press Undo in the message that appears when you delete it.',
} as const;
