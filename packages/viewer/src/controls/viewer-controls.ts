/** The input that moves the view; everything but `pageScrolls` is on by default. */
export interface ViewerControls {
  pointer?: boolean;
  wheel?: boolean;
  keyboard?: boolean;
  /** Two quick taps zoom. */
  doubleTap?: boolean;
  /** Wheel and one finger scroll the page until the tour was clicked or tapped: for tours within a page. */
  pageScrolls?: boolean;
}
