/** Placeholder until its owner writes it. */
export function EmbedPage() {
  return <main id="main" tabIndex={-1} />;
}
