/** Placeholder until its owner writes it. */
export function DashboardPage() {
  return <main id="main" tabIndex={-1} />;
}
