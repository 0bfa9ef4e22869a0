// A contestant of the peer bench (see its README): a page of 4 KB with the small still of our own page and nothing else. No page
// that comes over the same line can show a picture sooner.
export const name = 'tourwright-floor';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'floor';
export const page = async ({ size }) => {
  const tourId = JSON.parse(process.env.TOURWRIGHT_TOURS ?? '{}')[size];
  const query = new URLSearchParams({ tourId, ui: '0' });
  const answer = await fetch(`${process.env.TOURWRIGHT_ADDRESS}/preview/bench?${query}`);
  const [still] = /<img[^>]*tw-still[^>]*data:image[^>]*>/.exec(await answer.text()) ?? [];
  if (!still) throw new Error('The page has no small still.');
  return {
    html: `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>html,body{margin:0;height:100%;overflow:hidden;background:#000}img{width:100vw;height:100vh;object-fit:cover}</style></head><body>${still}</body></html>`,
  };
};
