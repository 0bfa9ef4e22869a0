import '@tourwright/viewer/element';

const where = document.getElementById('where');

// The events bubble: one listener hears every tour of the page.
document.addEventListener('tour-scene', (event) => {
  const tour = event.target as HTMLElementTagNameMap['tour-viewer'];
  const name = tour.scenes.find(({ id }) => id === tour.sceneId)?.name;
  if (where && tour.id === 'studio') where.textContent = `You are here: ${name}`;
});

document.getElementById('remove')?.addEventListener('click', () => {
  document.getElementById('kitchen')?.remove();
});
