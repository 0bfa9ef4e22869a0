import type { editFailures, fieldFailures } from '@tourwright/api/failures';

const found =
  '; found {found, select, nothing {nothing} null {null} list {a list of {size}} object {an object} string {a string of {size}} number {a number} boolean {a boolean} other {something else}}';
const unit = '{unit, select, characters { characters} items { items} other {}}';

/** What may be wrong with a value or an edit, in words for developers who use the API. */
export const en = {
  wrong_type: `Invalid input: expected {expected}${found}`,
  too_big: `Too big: expected at most {limit}${unit}${found}`,
  too_little: `Too small: expected at least {limit}${unit}${found}`,
  wrong_format: `Invalid input: expected the format {format}${found}`,
  not_one_of: `Invalid input: expected one of {values}${found}`,
  unknown_fields: 'Unknown fields: {fields}',
  invalid_value: `Invalid input${found}`,
  nested_too_deeply: 'Invalid input: nested more than {most} levels deep',
  too_many_fields: 'Invalid input: an object with more than {most} fields',
  forbidden_field: 'A field cannot have this name',
  not_finite: 'Invalid input: expected a finite number',
  not_a_date: 'Invalid input: expected a date',
  id_missing: 'An item of a list has an id',
  scene_id_twice: 'Another scene has the id {id}',
  list_of_its_own: 'This list has edits of its own',

  not_json: 'Invalid input: expected JSON',
  event_too_large: 'An event holds at most {mostKilobytes} KB',
  not_one_field: 'Change exactly one field at a time',
  protected_field: 'This field cannot be changed here',
  bad_field_name: 'A field is named by a letter and up to 63 letters, digits, _ or -',
  field_too_large: 'A field holds at most {mostKilobytes} KB',
  bad_name: 'A name is one line of at most {most} letters',
  bad_cursor: 'Not a cursor of this list',
  bad_image_address: 'Must be an https address or a path below /media/',
  form_too_old: 'The form is too old: read it again',
  consent_changed: 'What is agreed to has changed: read the form again',
  no_web_address: 'This is no web address',
  https_needed: 'The address has to begin with https://',
  address_not_public: 'This address cannot be reached from the internet',
  phone_needed: 'A telephone number is needed',
  value_needed: 'This is needed',
  moment_passed: 'This moment is over already',
  line_gone: 'This is not sold here any more',
  line_sold_out: 'This is sold out',
  line_too_many: 'Only {left} are left',
  total_changed: 'The total is {total} by now',
  not_offered: 'The shop does not offer this',
  not_a_member: 'Must be the owner or an editor of the tour',
  too_many_changed: 'At most {most} fields',

  no_such_scene: 'There is no scene {scene}',
  no_such_item: '{list} has no item {item}',
  no_such_list: 'There is no {list}',
  id_taken: '{list} already has an item {item}',
  duplicate_image: 'The same picture is in this tour as {slug}',
  fixed_field: '{field} is not for an edit to set',
  list_full: '{list} holds at most {most} items',
  not_for_edits: 'Publishing is not for an edit to do',
  refused_earlier_edit: 'This edit was refused before',
} as const satisfies Record<keyof typeof fieldFailures | keyof typeof editFailures, string>;
