/** Why a file cannot be cut, for the owner's eyes. */
export interface Refusal {
  code:
    | 'unreadable'
    | 'unsupported_format'
    | 'not_a_panorama'
    | 'wrong_projection'
    | 'wrong_faces'
    | 'wrong_colours'
    | 'too_large'
    | 'too_costly'
    | 'too_small';
  message: string;
}
