/** Placeholder until its owner writes it. */
export function PolicyPage() {
  return <div />;
}
