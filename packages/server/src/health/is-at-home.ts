/** Whether an address is local to this machine, as when somebody tries the server out. */
export function isAtHome(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\])/.test(hostname);
}
