// A contestant of the peer bench (see its README): the real preview page of a running Tourwright.
export const name = 'tourwright';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const page = ({ size, view }) => {
  const tourId = JSON.parse(process.env.TOURWRIGHT_TOURS ?? '{}')[size];
  const query = new URLSearchParams({ tourId, ui: '0', yaw: view.yaw, pitch: view.pitch, hfov: view.hfov });
  return { url: `${process.env.TOURWRIGHT_ADDRESS}/preview/bench?${query}` };
};
