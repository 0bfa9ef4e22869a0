// For `scene-change.mjs`: the preview page of the running Tourwright, looking at the link into the second room.
export const name = 'tourwright-tour';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const page = ({ size }) => {
  const tourId = JSON.parse(process.env.TOURWRIGHT_TOURS ?? '{}')[size];
  const query = new URLSearchParams({ tourId, yaw: 140, pitch: -4, hfov: 90 });
  return { url: `${process.env.TOURWRIGHT_ADDRESS}/preview/bench?${query}` };
};
