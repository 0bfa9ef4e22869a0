/** Our logo: a door in a sphere. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14" />
      <path d="M2.5 18c4.5 3.2 22.5 3.2 27 0" />
      <path d="M12 24.5V14a4 4 0 0 1 8 0v10.5" strokeLinejoin="round" />
    </svg>
  );
}
