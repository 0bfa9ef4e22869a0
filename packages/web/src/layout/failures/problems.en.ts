import type { FailureCode, ProblemKind, QuotaName } from '@tourwright/api';

/**
 * A sentence for each kind of problem, one for each code with further details, and one for when the server did
 * not answer.
 */
export const en = {
  'problem.no-answer': 'The server does not answer. Check your connection, then try again.',
  'problem.invalid_input': 'Some of it is not as it should be. Check it and try again.',
  'problem.bad_slug': 'That file name cannot be used. Rename the file and try again.',
  'problem.not_signed_in': 'You are logged out. Log in, then try again.',
  'problem.bad_origin':
    'This page has another address than the server expects. Open it by its usual address.',
  'problem.forbidden': 'That is not yours to change.',
  'problem.not_found': 'It is not there any more.',
  'problem.user_not_found': 'User not found in the users collection.',
  'problem.request_timeout': 'The connection was too slow. Check it, then try again.',
  'problem.conflict': 'It was changed elsewhere in the meantime. Look at it and try again.',
  'problem.duplicate_image': 'That photo is already in the tour.',
  'problem.stale_version': 'It was changed elsewhere in the meantime. Look at it and try again.',
  'problem.too_large': 'That is larger than what can be taken.',
  'problem.unsupported_media': 'That kind of file cannot be used.',
  'problem.bad_image': 'That picture cannot be read.',
  'problem.checksum_mismatch': 'The file was damaged on its way. Send it again.',
  'problem.precondition_required': 'Load the page again, then try once more.',
  'problem.too_many_requests': 'That was too often. Wait a minute, then try again.',
  'problem.quota_reached':
    'Your account has reached its limit. Delete what you no longer need, then try again.',
  'quota.tours':
    'Your account has {limit, plural, one {its one tour} other {all of its # tours}}. Delete one that you no longer need, or choose a larger plan.',
  'quota.scenes':
    'Your plan holds {limit, plural, one {one scene} other {# scenes}}. Delete some that you no longer need, or choose a larger plan.',
  'quota.members':
    'Your plan holds {limit, plural, one {one person} other {# people}}. Remove somebody, or choose a larger plan.',
  'quota.storage':
    'The files of your account have reached {limit}. Delete photos or tours that you no longer need, or choose a larger plan.',
  'quota.uploads':
    '{limit, plural, one {One upload is} other {# uploads are}} under way already. Let them end, or stop some, then try again.',
  'quota.documents':
    'The tours of your account, with all their published versions, have reached {limit}. Delete tours that you no longer need, then try again.',
  'problem.gone': 'This has ended.',
  'problem.internal': 'The server had a fault. Try again in a moment.',
  'problem.unavailable': 'The server cannot answer at the moment. Try again in a few seconds.',
  'problem.disk_full':
    'The server has no disk space left, so nothing was changed. Try again later, or contact its operator.',

  'problem.bad_name': 'Use a name of one line and at most 200 characters.',
  'problem.too_big': 'Something in it is too long, or too much. Shorten it and try again.',
  'problem.field_too_large': 'The text is too long. Shorten it and try again.',
  'problem.record_too_large': 'Your profile is full. Shorten another field, then try again.',
  'problem.tour_too_large':
    'The tour is as large as a tour can be. Delete what it no longer needs, then try again.',
  'problem.unstorable_text': 'The text holds a character that cannot be stored. Type it again.',
  'problem.invoice_open':
    'You have an invoice that is not paid yet. Pay it first, or ask for it to be cancelled.',
  'problem.plan_paid_by_card': 'Your plan is paid by card. Change or cancel it under “Card and receipts”.',
  'problem.payment_pending':
    'A payment of yours is on its way, and your bank may take some days. Nothing more was ordered; your plan begins as soon as the money is there.',
  'problem.card_plan_runs': 'Your plan is paid by card. Cancel it first, on the page “Plan and payment”.',
  'problem.last_operator': 'Nobody else runs this server. Make somebody an operator first.',
  'problem.plan_not_sold': 'This plan is not sold any more. Load the page again.',
  'problem.payment_away': 'The payment provider does not answer. Nothing was paid; try again in a moment.',
  'problem.operator_link_used': 'This link was used before, or another one took its place.',
  'problem.addresses_off': 'This server does not fetch tours from addresses.',
  'problem.address_unconfirmed': 'Confirm your own e-mail address first; the link is in your mail.',
  'problem.no_address_to_answer': 'Who wrote left no e-mail address.',
  'problem.too_many_replies': 'You have sent as many answers as a day allows. Use your own mail program.',
  'problem.offer_not_found': 'This link is not complete. Copy it again from the mail.',
  'problem.offer_ended':
    'This has ended: it was answered, taken back, or its time is over. Ask for a new one.',
  'problem.tour_not_published': 'Publish the tour first: the gallery shows what visitors can open.',
  'problem.backup_under_way': 'A backup or a drill is under way already. Try again when it has ended.',
  'problem.gallery_moved_on': 'Somebody else decided meanwhile. Look at the request again.',
  'problem.meeting_moved_on': 'Somebody else changed the visit meanwhile. Look at it again.',
  'problem.order_not_paid': 'The order is not marked as paid any more.',
  'problem.own_offer': 'That is your own address. Choose somebody else’s.',
  'problem.too_many_offers': 'Too many people have not answered yet. Take some invitations back first.',
  'problem.too_many_brand_kits': 'You have 10 brand kits, which is the most. Delete one first.',
  'problem.too_many_webhooks': 'You have 10 webhooks, which is the most. Delete one first.',
  'problem.too_many_links': 'This tour has as many links as a tour can have. Delete some that have ended.',
  'problem.too_many_imports':
    '{most, plural, one {# import is open. Finish or cancel it first.} other {# imports are open. Finish or cancel one first.}}',
  'problem.import_incomplete':
    '{left, plural, one {# file has not arrived yet.} other {# files have not arrived yet.}} Try again.',
  'problem.import_goes_on': 'This import has moved on. Reload the page.',
  'problem.import_was_changed':
    'The tour was changed since it came in. To be rid of it, delete it on the page of your tours.',
  'problem.too_many_exports':
    '{most, plural, one {# file of this tour is kept for download. Delete it first.} other {# files of this tour are kept for download. Delete one first.}}',
  'problem.link_not_found': 'This link was deleted elsewhere.',
  'problem.version_not_found': 'This version is not there any more.',
  'problem.import_not_found': 'This import is not there any more. Start it again.',
  'problem.export_not_found': 'This file is not there any more. Start the download again.',
  'problem.tour_not_found': 'The tour is not there any more.',
  'problem.no_such_scene': 'Its scene was deleted elsewhere.',
  'problem.no_such_item': 'What it changed was deleted elsewhere.',
  'problem.upload_lost': 'What was uploaded of the file is gone. Upload it once more.',
  'problem.upload_given_up': 'The upload was stopped elsewhere.',
  'problem.too_many_changes': 'Those were too many changes at once. Wait a minute, then try again.',
  'problem.too_many_at_once': 'Too much is going on at once. Wait a few seconds, then try again.',
  'problem.decoders_busy': 'Many pictures are being opened just now. Try again in a minute.',
  'problem.database_away':
    'The server cannot answer at the moment. Nothing was changed; try again in a few seconds.',
} as const satisfies Record<`problem.${ProblemKind}` | `quota.${QuotaName}` | 'problem.no-answer', string> &
  Partial<Record<`problem.${FailureCode}`, string>>;
