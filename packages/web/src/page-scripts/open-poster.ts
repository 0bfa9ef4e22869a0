/** Stands in the page that shows a picture in place of an embedded tour: a click brings the tour, and leaves no page behind. */
import './open-poster.css';

const link = document.querySelector<HTMLAnchorElement>('a');
link?.addEventListener('click', (event) => {
  event.preventDefault();
  location.replace(link.href);
});
