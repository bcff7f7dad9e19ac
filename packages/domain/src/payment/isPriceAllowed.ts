/**
 * Whether a channel accepts this price. A bound of 0 or less means "none"; as no price is below 0, such a lower
 * bound holds by itself. All amounts are hundredths of the product's currency; both bounds are inclusive.
 * Source: spec §5 "Payment channel price filter".
 */
export function isPriceAllowed(priceMinor: number, minMinor: number, maxMinor: number): boolean {
  return priceMinor >= minMinor && (maxMinor <= 0 || priceMinor <= maxMinor)
}
