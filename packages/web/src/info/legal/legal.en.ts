/** The terms and the privacy policy: what the code does, in plain words. The periods are those of `keeps` and `sweeps` in the server. */
export const en = {
  'terms.title': 'Terms',
  'terms.lead': 'The short rules of this service.',
  'terms.operator': 'Who runs this service',
  'terms.operator-text': 'Your contract is with the operator of this server:',
  'terms.operator-unnamed':
    'Your contract is with the operator of this server. They have not given their name here; <contact>ask them</contact> for it.',
  'terms.yours': 'What you upload stays yours',
  'terms.yours-text':
    'Your photos and tours belong to you. They are kept and shown for one purpose: to build your tours and to show those you publish. You can unpublish or delete a tour at any time.',
  'terms.allowed': 'Publish what you may show',
  'terms.allowed-text':
    'Publish only places and pictures that you have the right to show. Mind the people in them: faces, names, and papers left on a table.',
  'terms.visitors': 'Messages and orders',
  'terms.visitors-text':
    'What visitors write or order in your tours is between you and them. Answer them, deliver what you sell, keep their details to what they were given for, and delete them when they ask you to.',
  'terms.account': 'Your account',
  'terms.account-text':
    'Keep your password to yourself. What is done with your account is done in your name.',
  'terms.plans': 'Plans and limits',
  'terms.plans-text':
    'A plan says how many tours and scenes you can have, how much they may take up, how many people can work on them and how many views a month are included. The <plans>plans and prices</plans> of this server are public.',
  'terms.plans-limit':
    'At a limit you cannot add more of what it counts. Nothing is deleted for it, and published tours stay up.',
  'terms.payment': 'Invoices and payment',
  'terms.payment-text':
    'A plan is paid by invoice, or by card where this server offers it. An invoice states the day it is due; the plan holds from the order on. If it is not paid, you are reminded, and after a time of grace the limits of the first plan hold again.',
  'terms.payment-card':
    'A plan paid by card goes on until you cancel it. After that it holds until the end of the time you have paid for.',
  'terms.deletion': 'Deleting',
  'terms.deletion-text':
    'A deleted tour is offline at once, can be restored from the bin for 30 days, and is then erased with its photos. If you delete your account, your tours go offline at once; for 14 days you can undo that by logging in, and then everything in it is erased. Invoices stay for as long as the law requires.',
  'terms.software': 'The software',
  'terms.software-text':
    'Tourwright is free software under the Apache License 2.0 and comes without warranty, as that licence says.',
  'terms.law': 'Law and courts',

  'policy.title': 'Privacy',
  'policy.lead': 'What is kept here, why, and for how long.',
  'policy.account': 'Your account',
  'policy.account-text':
    'Your e-mail address, your name and language, the profile fields you fill in, and your password in a form from which it cannot be read back. With a second factor or a passkey, what is needed to check it.',
  'policy.account-sessions':
    'For each login, the network address and the browser, so that you can see in your profile where you are logged in. A login that is not used ends after 30 days and is then deleted.',
  'policy.account-kept': 'All of it is kept until you delete your account.',
  'policy.photos': 'Tours and photos',
  'policy.photos-text':
    'Originals stay private and are never handed to visitors. What visitors see is made from them, without hidden data such as the place and the camera.',
  'policy.photos-kept':
    'A tour is kept until you delete it, and for 30 days more in the bin. Then it is erased with the photos that no other tour of yours shows. Who changed what in a tour is kept for 30 days.',
  'policy.leads': 'Messages to owners of tours',
  'policy.leads-text':
    'If you write to the owner of a tour, your message goes to them: what you typed, your language, the scene you were in and those before it, and the sentence you agreed to. Owners are mailed about it, and may have it sent on to a system of their own.',
  'policy.leads-kept':
    'The owner keeps it until they delete it, or their account. Messages marked as spam are deleted 30 days after they came.',
  'policy.orders': 'Orders in shops',
  'policy.orders-text':
    'If you order in a tour, the shop gets what you ordered, your name, e-mail address, phone number, note and delivery address. You pay the shop, not this server, which never sees the number of a card. Your cart stays in your browser until you order; items are held for 15 minutes at the checkout.',
  'policy.orders-kept': 'The shop keeps the order for its books until its account is deleted.',
  'policy.payments': 'Paying for a plan',
  'policy.payments-text':
    'An invoice holds the name, address and tax number you give for it. It stays when the account goes, for as long as the law requires. Cards are handled by Stripe on its own pages; this server keeps your plan, when it ends and Stripe’s number for you.',
  'policy.visits': 'Counting visits',
  'policy.visits-text':
    'When a page or a tour is opened and when somebody enters a tour, that is counted: which page, which tour and when. Neither a name, nor a network address, nor anything that would recognise you again is kept with it. Links with a limited number of visits count those as well.',
  'policy.visits-kept':
    'After {days, plural, one {# day} other {# days}} only the sums of each day are left; they are deleted with the tour.',
  'policy.visits-kept-unset':
    'After a time that is set for this server only the sums of each day are left; they are deleted with the tour.',
  'policy.visits-google':
    'The operator of this server may also have turned on Google Analytics. It is used only after you agree.',
  'policy.cookies': 'Cookies and what your browser keeps',
  'policy.cookies-text':
    'Once you log in, one cookie holds your session and another remembers which account this browser belongs to; both end with the login. A second factor adds one for 10 minutes, and one for 30 days if you trust the browser. A language or theme that you choose is remembered for a year.',
  'policy.cookies-visitors':
    'Visitors of a tour get no cookie. Their browser itself remembers what they set or did there: the cart, the sound, an answer about Google Analytics, a link’s pass. None of that is used to follow anybody.',
  'policy.contact': 'Writing to the operator of this server',
  'policy.contact-text':
    'Your message, name, e-mail address and company are stored and mailed to them, so that they can answer. They are kept until they delete them; ask them to.',
  'policy.logs': 'Network addresses and logs',
  'policy.logs-text':
    'To hold off guessing and floods, network addresses are counted for up to a day. The server writes a line with the time, the network address and the page for requests, so that faults can be found; how long these lines are kept is up to the people who run it. They are not put together with visits.',
  'policy.backups': 'Backups',
  'policy.backups-text':
    'Where backups are made, what you delete is still in those that were made before, until they are replaced.',
  'policy.rights': 'Your rights',
  'policy.rights-account':
    'With an account you have everything at hand: the <profile>profile</profile> corrects your details, exports all your data as one ZIP file, and deletes the account. Log in within 14 days to undo that; then it is erased.',
  'policy.rights-export':
    'An export can be downloaded for {days, plural, one {# day} other {# days}} and is then deleted.',
  'policy.rights-visitor':
    'If you wrote or ordered in a tour, ask its owner to show, correct or delete it. For everything else, or if an owner does not answer, <contact>write to the operator of this server</contact>. You can also complain to a data protection authority.',
  'policy.operator': 'Who is responsible',
  'policy.operator-text': 'This server is run by:',
  'policy.operator-unnamed':
    'The operator of this server has not given a name here. <contact>Ask them</contact> for it.',
  'policy.law': 'The law that applies: {law}',
} as const;
