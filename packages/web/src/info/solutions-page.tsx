/** Placeholder until its owner writes it. */
export function SolutionsPage() {
  return <div />;
}
