/** The two types of tours. */
export type TourType = 'real-estate' | 'retail';

/** The type that stored words mean: what is not retail is real estate. */
export function tourTypeOf(stored: unknown): TourType {
  return stored === 'retail' ? 'retail' : 'real-estate';
}
