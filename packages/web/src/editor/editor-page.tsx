/** Placeholder until its owner writes it. */
export function EditorPage() {
  return <main id="main" tabIndex={-1} />;
}
