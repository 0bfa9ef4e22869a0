/** Why a page of another site cannot be shown in a tour, and what the owner can do. */
export const en = {
  'frame.video.missing':
    'There is no video at this address. Open it at YouTube or Vimeo and copy its address again.',
  'frame.video.private':
    'The publisher of this video does not allow other sites to show it. Choose another one, or upload the file.',
  'frame.embed.missing': 'There is no page at this address. Open it in a browser and copy its address again.',
  'frame.embed.refuses':
    'This site does not let others show its pages. Use a web link, which opens the page in a new tab.',
} as const;
