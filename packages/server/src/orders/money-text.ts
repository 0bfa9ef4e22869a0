/** Formats an amount in the smallest unit of its currency. */
export function moneyText(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** digitsOf(format));
}

/** The same as a plain number, for programs and spreadsheets. */
export function amountText(amount: number, currency: string): string {
  const digits = digitsOf(new Intl.NumberFormat('en', { style: 'currency', currency }));
  return (amount / 10 ** digits).toFixed(digits);
}

function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
