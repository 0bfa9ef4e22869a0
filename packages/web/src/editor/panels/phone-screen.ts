/** Screens on which what is below the picture is in a sheet: a low one has a panel beside the picture. */
export const phoneScreen = '(max-width: 767px) and (min-height: 520px), (max-width: 599px)';
