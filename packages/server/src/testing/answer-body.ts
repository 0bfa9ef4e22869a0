/** A parsed JSON body of any shape, for tests. */
// biome-ignore lint/suspicious/noExplicitAny: bodies of all endpoints have no common type, and a test that errs fails
export type AnswerBody = any;
