/** Placeholder until its owner writes it. */
export function SignupPage() {
  return <main id="main" tabIndex={-1} />;
}
