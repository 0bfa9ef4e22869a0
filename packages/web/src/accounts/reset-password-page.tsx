/** Placeholder until its owner writes it. */
export function ResetPasswordPage() {
  return <main id="main" tabIndex={-1} />;
}
