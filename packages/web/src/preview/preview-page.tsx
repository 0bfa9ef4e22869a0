/** Placeholder until its owner writes it. */
export function PreviewPage() {
  return <main id="main" tabIndex={-1} />;
}
