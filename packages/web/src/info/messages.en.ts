/** The English texts of the info pages, by id. */
export const en = {
  'contact.title': 'Contact',
  'contact.lead': 'Questions about plans, your account or this service.',
  'contact.tour': 'Asking about a home or shop you saw?',
  'contact.tour-text':
    'Use the contact button in that tour. Where there is none, ask the person who sent you the link.',
  'message.title': 'Write to the operator of this server',
  'message.title-partner': 'Ask the operator of this server',
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
  'solutions.homes-leads':
    'Price, area and address are on the welcome page. Visitors write to you from the scene they are in, and ask for a time to visit; their messages wait in one inbox, with the way they took through the home.',
  'solutions.shops': 'Retail',
  'solutions.shops-text':
    'Open your shop to people who cannot come by. Put your products where they are on the shelf, with their prices, variants and stock, and greet visitors with your opening hours.',
  'solutions.shops-orders':
    'Visitors fill a cart as they walk through. They check out in the online shop you have, or order here: what they order is held for them, and each order has its place in your list until it is collected or sent.',
  'solutions.both': 'The same for both',
  'solutions.both-text':
    'Tours open in the browser on phones and computers, get sharper where the visitor looks, and can be embedded in your own website. You change them when you like; visitors see the published state until you publish again.',
  'solutions.team': 'For teams',
  'solutions.team-text':
    'Invite people as editors or viewers of one tour or of all, see who changed what, and hand a finished tour over to the account of its owner.',
  'solutions.action': 'See examples',

  'partner.title': 'Partners',
  'partner.lead': 'For those who make tours for others.',
  'partner.photographers': 'Photographers and agencies',
  'partner.photographers-text':
    'Build tours with your own account, then send the link or hand the whole tour over to your customer’s account. There is no partner programme, so there is nothing to apply for.',
  'partner.sites': 'Portals and websites',
  'partner.sites-text':
    'A published tour can be embedded in any website. What can be done here can be done by programs too: see the <docs>guide to the API</docs>.',
  'partner.hosts': 'Those who run servers',
  'partner.hosts-text': 'Tourwright is open source: you can run it for yourself or for your customers.',
} as const;
