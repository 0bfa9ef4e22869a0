/** Placeholder until its owner writes it. */
export function TermsPage() {
  return <div />;
}
