/** A body that was read as JSON: each test looks for what it knows to be in its own. */
// biome-ignore lint/suspicious/noExplicitAny: bodies of all endpoints have no common type, and a test that errs fails
export type AnswerBody = any;
