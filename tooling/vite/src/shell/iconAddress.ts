/** A drawing as an address that holds it, so that no request is made for it; what means something in an address is encoded. */
export function iconAddress(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/[%#<>{}"\n]/g, encodeURIComponent)}`
}
