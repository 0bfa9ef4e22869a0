/** What is in packages/cutter/API.md. */
export function cutterReference(): string;
