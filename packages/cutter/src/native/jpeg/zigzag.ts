/** The zigzag order of a block's DCT coefficients: row times eight plus column (T.81, figure 5). */
export const zigzag = Array.from({ length: 64 }, (_, place) => place).toSorted((a, b) => {
  const [downA, acrossA, downB, acrossB] = [a >> 3, a & 7, b >> 3, b & 7];
  const [sumA, sumB] = [downA + acrossA, downB + acrossB];
  if (sumA !== sumB) return sumA - sumB;
  return sumA % 2 === 0 ? downB - downA : downA - downB;
});
