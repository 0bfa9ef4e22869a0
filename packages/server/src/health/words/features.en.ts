/** Findings about the use of the server. */
export const featureWords = {
  'title.uploads': 'Uploads',
  'uploads.few':
    '{count, plural, =0 {No upload is} one {# upload is} other {# uploads are}} under way{count, plural, =0 {} other { ({sizeBytes})}}.',
  'uploads.many':
    '{count, plural, one {# upload is} other {# uploads are}} under way and {count, plural, one {holds} other {hold}} {sizeBytes}.',
  'uploads.many.do':
    'They are given up after seven days without a byte. Lower ACCOUNT_UPLOADS if one account begins too many.',
  'uploads.forgotten': 'An upload has not gone on for {ageMs}, and was not given up after seven days.',
  'uploads.forgotten.do': 'See whether jobs are done: the sweep that gives it up is one.',

  'title.photos': 'Photos',
  'photos.cut': '{count, plural, =0 {No photo waits} one {# photo waits} other {# photos wait}} to be cut.',
  'photos.refused':
    '{count, plural, one {# photo} other {# photos}} could not be used; their owners were notified.',
  'photos.waiting':
    '{count, plural, one {# photo waits} other {# photos wait}} to be cut, the oldest for {waitedMs}.',
  'photos.waiting.do': 'See whether jobs are done. A restart queues what was forgotten.',

  'title.orphans': 'Files and rows',
  'orphans.none':
    '{count, plural, =0 {No photo is there yet.} one {The original of the newest photo is there, and no file that nobody knows of.} other {The originals of the newest # photos are there, and no files that nobody knows of.}}',
  'orphans.lost':
    'Of the newest {photos, plural, one {# photo} other {# photos}} {count, plural, one {one lacks its original} other {# lack their originals}}.',
  'orphans.lost.do':
    'Restore a backup elsewhere and copy what is missing, as docs/operating.md shows; then see to the disk or the rules of the bucket. This lists all of them:',
  'orphans.spare':
    '{count, plural, one {# original lies} other {# originals lie}} in the storage that no row refers to.',
  'orphans.spare.do': 'They only take room. This looks at all files and deletes those:',

  'title.operator': 'Operators',
  'operator.known': '{count, plural, one {# account runs} other {# accounts run}} this server.',
  'operator.none': 'Nobody has used the link yet that makes the account which runs this server.',
  'operator.none.do': 'Open the link that each start of the server prints.',

  'title.contact': 'Contact form',
  'contact.set': 'Messages go to {email} ({count} so far).',
  'contact.unset': 'Messages go to the accounts that run the server ({count} so far).',
  'contact.nobody':
    'Nobody is mailed what people write: CONTACT_EMAIL is unset and no account runs this server ({count} so far).',
  'contact.nobody.do': 'Set CONTACT_EMAIL, or open the link that each start of the server prints.',

  'title.leads': 'Leads',
  'leads.answered':
    '{count, plural, =0 {No lead waits} one {# lead waits} other {# leads wait}} for an answer.',
  'leads.waiting':
    '{count, plural, one {# lead waits} other {# leads wait}} for an answer, the oldest for {waitedMs}.',
  'leads.waiting.do': 'Remind the owners of these tours: /dashboard/leads shows each its own.',

  'title.events': 'Events',
  'events.summed': 'Visits are summed, and kept one by one for {days, plural, one {# day} other {# days}}.',
  'events.kept':
    'Events are {ageMs} old, and were not deleted after {days, plural, one {# day} other {# days}}.',
  'events.kept.do': 'See whether jobs are done: the sweep that deletes them is one.',
  'events.behind': 'Visits were not summed for {behindMs}.',
  'events.behind.do': 'See whether jobs are done: the sweep that sums them is one.',

  'title.payments': 'Payments',
  'payments.invoices': 'Plans are paid by invoice, as STRIPE_SECRET_KEY is unset.',
  'payments.cards':
    'Cards are charged by Stripe; {count, plural, =0 {it has not called yet} one {it has called once} other {it has called # times}}.',
  'payments.test': 'STRIPE_SECRET_KEY is a test key: no card is charged.',
  'payments.test.do': 'Set the live key and the secret of its webhook when you want to be paid.',
  'payments.silent':
    'Stripe has never called, and {count, plural, one {# checkout was} other {# checkouts were}} begun.',
  'payments.silent.do':
    'Add the webhook at Stripe, as docs/plans.md shows; until then plans begin minutes late.',
  'payments.late':
    '{count, plural, one {# call} other {# calls}} of Stripe could not be applied, for {lateByMs} now.',
  'payments.late.do': 'Look for “apply-payment” in the log. Nothing is lost: the calls are stored.',

  'title.seller': 'Seller',
  'seller.known': '{name} sells plans.',
  'seller.none': 'No plan has a price.',
  'seller.no-address': 'Plans have prices, but invoices name no address of {name}.',
  'seller.no-address.do':
    'Put “seller” into the file of PLANS_FILE (docs/plans.md), or set PLANS_FILE=none to sell nothing.',
  'seller.no-account': 'Plans are paid by invoice, but no invoice says where {name} gets the money.',
  'seller.no-account.do': 'Put “payTo” into the file of PLANS_FILE (docs/plans.md).',
  'seller.unreadable': '{reason}',
  'seller.unreadable.do': 'Set the file right: the server does not start with it.',
} as const;
