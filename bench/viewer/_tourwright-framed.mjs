// A contestant of the peer bench (see its README): a tour in a frame of another page.
export const name = 'tourwright-framed';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const page = ({ size }) => {
  const tourId = JSON.parse(process.env.TOURWRIGHT_TOURS ?? '{}')[size];
  return { url: `${process.env.TOURWRIGHT_FRAMES}/framed?${tourId}` };
};
