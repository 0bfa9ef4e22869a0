// A contestant of the peer bench (see its README): the real preview page of a running Tourwright.
export const name = 'tourwright';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const page = ({ size }) => {
  const tourId = JSON.parse(process.env.TOURWRIGHT_TOURS ?? '{}')[size];
  // It begins with the bench's view.
  const query = new URLSearchParams({ tourId, ui: '0' });
  return { url: `${process.env.TOURWRIGHT_ADDRESS}/preview/bench?${query}` };
};
