/** Placeholder until its owner writes it. */
export function VerifyEmailPage() {
  return <main id="main" tabIndex={-1} />;
}
