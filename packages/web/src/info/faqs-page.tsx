/** Placeholder until its owner writes it. */
export function FaqsPage() {
  return <div />;
}
