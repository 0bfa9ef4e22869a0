/** What is in packages/viewer/API.md. */
export function viewerReference(): string;
