/** Placeholder until its owner writes it. */
export function ContactPage() {
  return <div />;
}
