/** Placeholder until its owner writes it. */
export function LandingPage() {
  return <main id="main" tabIndex={-1} />;
}
