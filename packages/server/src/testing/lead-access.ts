import {
  type AccessCase,
  all,
  anyone,
  byToken,
  editors,
  letIn,
  loggedIn,
  oneself,
  ownerOnly,
} from './access-case.ts';

/** A form as an owner saves it. */
export const contactForm = {
  isOn: true,
  name: 'Ines Novak',
  phone: '',
  email: '',
  whatsApp: '',
  bookingUrl: '',
  asksPhone: 'optional',
  consent: 'You may answer me.',
  mail: 'never',
};

/** What a visitor writes, with an invalid stamp. */
const newLead = {
  requestId: '0123456789abcdef',
  stamp: 'none',
  name: 'Marta',
  email: 'marta@example.com',
  phone: '',
  message: 'Is it still there?',
  consentVersion: 1,
  consents: true,
  website: '',
  locale: 'en',
  sceneId: null,
  view: null,
  path: [],
};

/** Who may do what with what visitors wrote, by method and path. */
export const leadAccess: Record<string, AccessCase[]> = {
  'GET /api/tours/:id/contact-form': [
    { url: '/api/tours/{tour}/contact-form', statuses: anyone },
    { url: '/api/tours/{tour}/contact-form', published: true, statuses: anyone },
  ],
  'OPTIONS /api/tours/:id/contact-form': [{ url: '/api/tours/{tour}/contact-form', statuses: all(204) }],
  'POST /api/tours/:id/leads': [
    { url: '/api/tours/{tour}/leads', body: newLead, fromAnywhere: true, statuses: all(404) },
    // Its stamp is made up.
    { url: '/api/tours/{tour}/leads', body: newLead, lead: true, fromAnywhere: true, statuses: all(400) },
  ],
  'OPTIONS /api/tours/:id/leads': [{ url: '/api/tours/{tour}/leads', statuses: all(204) }],
  'GET /api/leads': [{ url: '/api/leads', statuses: byToken(loggedIn) }],
  'GET /api/leads.csv': [{ url: '/api/leads.csv', statuses: byToken(loggedIn) }],
  'GET /api/leads/:id': [
    { url: '/api/leads/{lead}', lead: true, statuses: editors },
    { url: '/api/leads/{lead}', lead: true, deleted: true, statuses: { ...editors, viewer: 404 } },
    { url: '/api/leads/none', statuses: { ...all(404), nobody: 401 } },
  ],
  'PATCH /api/leads/:id': [
    { url: '/api/leads/{lead}', body: { status: 'answered' }, lead: true, statuses: editors },
  ],
  'POST /api/leads/:id/replies': [
    {
      url: '/api/leads/{lead}/replies',
      body: { requestId: 'request-0000000000000001', text: 'Yes' },
      lead: true,
      ownPeople: true,
      statuses: letIn(editors, 201),
    },
  ],
  'POST /api/leads/:id/meeting': [
    {
      url: '/api/leads/{lead}/meeting',
      body: { seen: null, clock: '2126-05-04T10:00', timeZone: 'Europe/Berlin', minutes: 30, place: '' },
      lead: true,
      ownPeople: true,
      statuses: editors,
    },
  ],
  'POST /api/leads/:id/meeting/cancel': [
    {
      url: '/api/leads/{lead}/meeting/cancel',
      body: { seen: 0 },
      lead: true,
      ownPeople: true,
      statuses: letIn(editors, 404),
    },
  ],
  'DELETE /api/leads/:id': [{ url: '/api/leads/{lead}', lead: true, statuses: ownerOnly }],
  'GET /api/users/:id/contact-form': [{ url: '/api/users/{user}/contact-form', statuses: oneself }],
  'PATCH /api/users/:id/contact-form': [
    { url: '/api/users/{user}/contact-form', body: contactForm, ownPeople: true, statuses: oneself },
  ],
};
