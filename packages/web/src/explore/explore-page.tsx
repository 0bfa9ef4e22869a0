/** Placeholder until its owner writes it. */
export function ExplorePage() {
  return <div />;
}
