/** Placeholder until its owner writes it. */
export function WelcomePage() {
  return <main id="main" tabIndex={-1} />;
}
