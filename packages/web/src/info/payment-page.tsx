/** Placeholder until its owner writes it. */
export function PaymentPage() {
  return <div />;
}
