/**
 * The closed list of what a careful user may meet: each code with the kind of problem that it is answered as and the shapes
 * of its parameters. Features throw a code and its parameters; the server and the app each have a catalogue with words.
 */
import type { ParamShapes, ParamsOf } from '@tourwright/tour/document';
import { refusals } from '@tourwright/tour/edit';
import { type CutReason, cutReasons } from '@tourwright/tour/pyramid';
import { slugFaults } from '@tourwright/tour/rules';
import type { ProblemKind } from './problem-kind.ts';

/** What an account has a limit of. */
const quotaNames = ['tours', 'scenes', 'members', 'storage', 'uploads', 'documents'] as const;

/** What is limited for an account, as the failure `quota_reached` names it. */
export type QuotaName = (typeof quotaNames)[number];

interface FailureShape {
  kind: ProblemKind;
  params: ParamShapes;
}

/** The same kind for several codes. */
function each<const Shapes extends Record<string, ParamShapes>, Kind extends ProblemKind>(
  kind: Kind,
  shapes: Shapes,
): { [Code in keyof Shapes]: { kind: Kind; params: Shapes[Code] } } {
  const entries = Object.entries(shapes).map(([code, params]) => [code, { kind, params }]);
  return Object.fromEntries(entries);
}

/** Failures of a request. */
export const requestFailures = {
  ...each('invalid_input', {
    /** `part` of a request; the document lists the faults. */
    invalid_input: { part: ['body', 'query', 'params', 'headers'], count: 'number' },
    unreadable_request: {},
    bad_signature: {},
    unstorable_text: {},
    header_not_bytes: { header: 'text' },
    hash_malformed: {},
    not_multipart: {},
    no_image_field: {},
  }),
  ...each('bad_slug', { bad_slug: { reason: slugFaults } }),
  ...each('not_signed_in', { not_signed_in: {}, bad_token: {} }),
  ...each('bad_origin', { bad_origin: { origin: 'text' }, no_origin: {} }),
  ...each('forbidden', {
    missing_scope: { scope: 'text' },
    not_for_tokens: {},
    forbidden: {},
    address_unconfirmed: {},
    addresses_off: {},
    no_address_to_answer: {},
    operator_link_used: {},
    link_needs_password: {},
    link_needs_visit: {},
    link_for_members: {},
    wrong_link_password: {},
  }),
  ...each('not_found', {
    not_found: {},
    tour_not_found: {},
    folder_not_found: {},
    upload_not_found: {},
    lead_not_found: {},
    token_not_found: {},
    webhook_not_found: {},
    offer_not_found: {},
    delivery_not_found: {},
    link_not_found: {},
    link_unready: {},
    version_not_found: {},
    export_not_found: {},
    import_not_found: {},
    takes_no_messages: {},
    takes_no_orders: {},
    order_not_found: {},
    invoice_not_found: {},
    plan_not_sold: {},
    no_card_payment: {},
    upload_lost: {},
    upload_given_up: {},
  }),
  ...each('gone', { link_ended: {}, offer_ended: {} }),
  ...each('user_not_found', { user_not_found: {} }),
  ...each('request_timeout', { request_timeout: {} }),
  ...each('conflict', {
    upload_goes_on: { offset: 'number' },
    invoice_open: { number: 'text' },
    invoice_paid: { number: 'text' },
    invoice_cancelled: { number: 'text' },
    plan_paid_by_card: {},
    payment_pending: {},
    card_plan_runs: {},
    last_operator: {},
    too_many_tokens: { most: 'number' },
    too_many_webhooks: { most: 'number' },
    too_many_brand_kits: { most: 'number' },
    too_many_offers: { most: 'number' },
    own_offer: {},
    too_many_links: { most: 'number' },
    too_many_exports: { most: 'number' },
    too_many_imports: { most: 'number' },
    import_incomplete: { left: 'number' },
    import_goes_on: {},
    import_was_changed: {},
    link_has_no_password: {},
    /** `errors` lists the lines of the cart. */
    cart_changed: { count: 'number' },
    order_moved_on: { state: 'text' },
    order_not_paid: {},
    meeting_moved_on: {},
    stock_changed: { count: 'number' },
    /** Visitors cannot open the tour. */
    tour_not_published: {},
    gallery_moved_on: { state: 'text' },
    /** Or a drill. */
    backup_under_way: {},
    undo_too_late: {},
    undo_sold_out: {},
  }),
  ...each('stale_version', { stale_version: {}, tus_version: { version: 'text' } }),
  ...each('too_large', {
    body_too_large: {},
    record_too_large: { mostKilobytes: 'number' },
    tour_too_large: { mostMegabytes: 'number' },
    more_than_announced: {},
  }),
  ...each('unsupported_media', { unknown_content_type: {}, wrong_content_type: { expected: 'text' } }),
  ...each('precondition_required', { precondition_required: {} }),
  ...each('too_many_requests', {
    too_many_requests: {},
    too_many_at_once: { most: 'number' },
    too_many_changes: { most: 'number' },
    too_many_replies: { most: 'number' },
    too_many_token_requests: { most: 'number' },
    too_many_events: { most: 'number' },
    too_many_streams: {},
  }),
  ...each('quota_reached', { quota_reached: { quota: quotaNames, limit: 'number' } }),
  ...each('internal', { internal: {} }),
  ...each('unavailable', {
    unavailable: {},
    database_away: {},
    storage_away: {},
    payment_away: {},
    disk_failing: {},
    server_stopping: {},
    tile_being_repaired: {},
    decoders_busy: {},
    documents_busy: {},
    events_busy: {},
  }),
  ...each('disk_full', { disk_full: {}, disk_full_upload: {} }),
} as const satisfies Record<string, FailureShape>;

/** Failures of a value in a request: what `errors` lists, beside what edits are refused for. */
export const fieldFailures = each('invalid_input', {
  not_json: {},
  event_too_large: { mostKilobytes: 'number' },
  not_one_field: {},
  protected_field: {},
  bad_field_name: {},
  field_too_large: { mostKilobytes: 'number' },
  bad_name: { most: 'number' },
  bad_cursor: {},
  bad_image_address: {},
  form_too_old: {},
  consent_changed: {},
  phone_needed: {},
  no_web_address: {},
  https_needed: {},
  address_not_public: {},
  value_needed: {},
  moment_passed: {},
  line_gone: {},
  line_sold_out: {},
  line_too_many: { left: 'number' },
  total_changed: { total: 'number' },
  not_offered: {},
  not_a_member: {},
  too_many_changed: { most: 'number' },
});

export type { CutReason };

const pixels = { width: 'number', height: 'number' } as const;
const mostPixels = { ...pixels, maxWidth: 'number', maxHeight: 'number' } as const;
const forArea = { area: 'text' } as const;

/** Failures of a file, in answers and in the rows of files. */
export const fileFailures = {
  ...each('unsupported_media', {
    heic: {},
    svg: {},
    lfs_pointer: {},
    text: {},
    bmp: {},
    psd: {},
    hdr: {},
    jxl: {},
    archive: {},
    unknown_kind: forArea,
    wrong_kind: { kind: 'text', ...forArea },
    too_small: { ...pixels, minWidth: 'number' },
    not_panorama: pixels,
    square: pixels,
    portrait: pixels,
    /** With what the words of the reason name. */
    not_possible: { reason: cutReasons },
    broke_the_worker: {},
    refused_earlier: {},
    original_damaged: {},
  }),
  ...each('bad_image', {
    empty: {},
    damaged: {},
    too_many_pixels: mostPixels,
    too_many_pixels_whole: { ...mostPixels, form: 'text' },
    too_many_frames: { ...pixels, frames: 'number', most: 'number', megapixels: 'number' },
    too_costly: {},
    not_clean: { kind: 'text' },
  }),
  ...each('too_large', { too_large: { bytes: 'number', mostBytes: 'number' } }),
  ...each('checksum_mismatch', { checksum_mismatch: { bytes: 'number' } }),
} as const satisfies Record<string, FailureShape>;
/** What may be wrong with a file. */
export type FaultCode = keyof typeof fileFailures;

/** Failures of an account; in the spelling of the identity provider, whose own codes are among them. */
export const accountFailures = {
  ...each('invalid_input', {
    INVALID_TOKEN: {},
    TOKEN_EXPIRED: {},
    TOKEN_USED: {},
    INVALID_PASSWORD: {},
    PASSWORD_TOO_SHORT: { least: 'number' },
    PASSWORD_TOO_LONG: { most: 'number' },
    INVALID_EMAIL: {},
    INVALID_NAME: { most: 'number' },
    EMAIL_ALREADY_VERIFIED: {},
    TOTP_ALREADY_ENABLED: {},
    TOTP_NOT_ENABLED: {},
    TWO_FACTOR_NOT_ENABLED: {},
    TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {},
    PASSKEY_REFUSED: {},
    PASSKEY_NOT_VERIFIED: {},
    TOO_MANY_PASSKEYS: { most: 'number' },
    /** The provider said no, in none of these ways. */
    UNKNOWN: {},
  }),
  ...each('not_signed_in', {
    INVALID_EMAIL_OR_PASSWORD: {},
    INVALID_CODE: {},
    INVALID_BACKUP_CODE: {},
    INVALID_TWO_FACTOR_COOKIE: {},
    PASSKEY_NOT_FOUND: {},
  }),
  ...each('not_found', { PASSKEY_GONE: {} }),
  ...each('conflict', { EMAIL_TAKEN: {}, SIGN_UP_REFUSED: {} }),
} as const satisfies Record<string, FailureShape>;

/** A failure that has to do with accounts: sign-up, login, passwords. */
export type AccountFailureCode = keyof typeof accountFailures;

const { duplicate_image, ...otherRefusals } = refusals;
/** Failures of an edit, in the answer to it; an image that is there already also ends an upload. */
export const editFailures = {
  ...each('invalid_input', otherRefusals),
  ...each('duplicate_image', { duplicate_image }),
};

/** All of them, by code. */
export const failures = {
  ...requestFailures,
  ...fieldFailures,
  ...fileFailures,
  ...accountFailures,
  ...editFailures,
};

/** A code of the closed list of failures. */
export type FailureCode = keyof typeof failures;

/** The values that go with the failure of this code. */
export type FailureParams<Code extends FailureCode> = ParamsOf<(typeof failures)[Code]['params']>;

/** What happened: the one shape of it in answers, rows and jobs. */
export interface Failure<Code extends string = FailureCode> {
  code: Code;
  params: Record<string, string | number>;
}

/** Whether a text is a code of the closed list of failures. */
export function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(failures, code);
}
