/** Placeholder until its owner writes it. */
export function ActionHandlerPage() {
  return <main id="main" tabIndex={-1} />;
}
