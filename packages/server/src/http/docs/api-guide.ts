import type { TokenScope } from '@tourwright/api';

/** One thing that a script does, as it is typed; a test runs each against a server. */
interface ApiExample {
  title: string;
  text: string;
  /** That its token needs. */
  scope?: TokenScope;
  /** In a shell where `SERVER` and `TOKEN` are set, and what earlier examples say. */
  command: string;
}

const bearer = `-H "Authorization: Bearer $TOKEN"`;
const json = `-H 'Content-Type: application/json'`;

/** What each scope lets a token do. */
export const scopeWords: Record<TokenScope, string> = {
  'tours:read': 'See the drafts and published versions of your tours, and their files.',
  'tours:write': 'Create, change, publish, withdraw, copy and delete tours, and make links of them.',
  'media:write': 'Upload and delete photos and other files.',
  'leads:read': 'Read what visitors wrote to you.',
  'leads:write': 'Change the state of leads, add notes, answer them by mail, and delete them.',
  'orders:read': 'Read what visitors ordered.',
  'orders:write': 'Change the state of orders, which mails their buyers.',
};

/** From a token to a published tour, in the order in which one would do it. */
export const apiExamples: readonly ApiExample[] = [
  {
    title: 'See what a token may do',
    text: 'Answers the name, the scopes and the end of the token, and the id of the user it acts for.',
    command: `curl ${bearer} "$SERVER/api/token"`,
  },
  {
    title: 'List your tours',
    text: 'The newest first. `next` of the answer is the `cursor` of the next page; it is null on the last one.',
    scope: 'tours:read',
    command: `curl ${bearer} "$SERVER/api/tours?limit=20"`,
  },
  {
    title: 'Create a tour',
    text: 'The answer is its document. Keep the `id` in `TOUR`: the examples below need it.',
    scope: 'tours:write',
    command: `curl ${bearer} ${json} \\
  -d '{"name": "Maple Lane 12"}' "$SERVER/api/tours"`,
  },
  {
    title: 'Upload a photo',
    text: 'A panorama of 360 by 180 degrees, twice as wide as high. The slug says where it lies: the id of the tour and a file name. Over a bad connection, send it in chunks to `/api/uploads` (tus 1.0), which go on where they were.',
    scope: 'media:write',
    command: `curl ${bearer} \\
  -F "image=@hall.jpg" "$SERVER/upload?slug=$TOUR/hall.jpg"`,
  },
  {
    title: 'Make a scene of it',
    text: 'A change is a list of edits. Each has an id that you choose: sent twice, it is made once. `base` is the last version of the tour that you know.',
    scope: 'tours:write',
    command: `curl ${bearer} ${json} \\
  -d '{"base": 1, "edits": [{"id": "add-the-hall-1", "v": 1, "kind": "scene.add",
       "scene": {"id": 1, "name": "Hall", "slug": "'"$TOUR"'/hall.jpg"}}]}' \\
  "$SERVER/api/tours/$TOUR/edits"`,
  },
  {
    title: 'See how far the photos are',
    text: 'By slug. `state` is uploading, processing, ready or failed; `progress` goes from 0 to 1.',
    scope: 'tours:read',
    command: `curl ${bearer} "$SERVER/api/tours/$TOUR/media"`,
  },
  {
    title: 'Publish the tour',
    text: 'Visitors see it as it is now, at `/welcome/` and its id, until you publish again. `unpublish` takes it offline.',
    scope: 'tours:write',
    command: `curl ${bearer} -X POST "$SERVER/api/tours/$TOUR/publish"`,
  },
  {
    title: 'Rename the tour',
    text: 'A patch changes the fields that it names. `If-Match` holds the version that you read, as in the header `ETag`; `*` accepts any. When somebody else was faster, the answer is 412 with the document as it is.',
    scope: 'tours:write',
    command: `curl ${bearer} ${json} -X PATCH -H 'If-Match: *' \\
  -d '{"name": "Maple Lane 12, Exampleton"}' "$SERVER/api/tours/$TOUR"`,
  },
  {
    title: 'Read your leads',
    text: 'The newest first, as JSON from `/api/leads`, or all of them as a file for spreadsheets. `status`, `search` and `tourId` narrow both down.',
    scope: 'leads:read',
    command: `curl ${bearer} -o leads.csv "$SERVER/api/leads.csv?status=new"`,
  },
  {
    title: 'Note that a lead was answered',
    text: '`LEAD` is the id of a lead from the list.',
    scope: 'leads:write',
    command: `curl ${bearer} ${json} -X PATCH \\
  -d '{"status": "answered"}' "$SERVER/api/leads/$LEAD"`,
  },
  {
    title: 'Read your orders',
    text: 'The newest first. `group` is one of open, ready, done and cancelled; `/api/orders.csv` is the same as a file for spreadsheets.',
    scope: 'orders:read',
    command: `curl ${bearer} "$SERVER/api/orders?group=open"`,
  },
  {
    title: 'Delete the tour',
    text: 'It goes offline at once and stays in the bin for 30 days; `POST /api/tours/$TOUR/restore` brings it back.',
    scope: 'tours:write',
    command: `curl ${bearer} -X DELETE "$SERVER/api/tours/$TOUR"`,
  },
];
