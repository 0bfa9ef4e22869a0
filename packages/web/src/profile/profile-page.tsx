/** Placeholder until its owner writes it. */
export function ProfilePage() {
  return <main id="main" tabIndex={-1} />;
}
