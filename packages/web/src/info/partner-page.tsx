/** Placeholder until its owner writes it. */
export function PartnerPage() {
  return <div />;
}
