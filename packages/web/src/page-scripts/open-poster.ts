/** The script of the poster page of an embedded tour: a click opens the tour, without a history entry. */
import './open-poster.css';

const link = document.querySelector<HTMLAnchorElement>('a');
link?.addEventListener('click', (event) => {
  event.preventDefault();
  location.replace(link.href);
});
