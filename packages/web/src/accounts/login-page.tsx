/** Placeholder until its owner writes it. */
export function LoginPage() {
  return <main id="main" tabIndex={-1} />;
}
