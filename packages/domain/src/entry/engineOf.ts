/** What draws the page, as far as a report has to tell. */
export interface Engine {
  readonly family: 'chromium' | 'gecko' | 'webkit' | 'other'
  /** Of the engine; of the system on iOS, where every browser has the engine of the system. 0 when it is not known. */
  readonly major: number
}

/** The order matters: Chromium also sends the marks of WebKit, and every browser of iOS those of Safari. */
const marks: readonly (readonly [Engine['family'], RegExp])[] = [
  ['webkit', /^(?=[^]*iP(?:hone|ad|od))[^]*? OS (\d{1,9})[_ ]/],
  ['chromium', /Chrom(?:e|ium)\/(\d+)/],
  ['gecko', /^(?=[^]*Gecko\/)[^]*?\brv:(\d{1,9})/],
  ['webkit', /^(?=[^]*Safari\/)[^]*?Version\/(\d{1,9})/],
]

/** Engine and major version of a browser, and nothing else that tells one device from another. Source: decision 92. */
export function engineOf(userAgent: string): Engine {
  for (const [family, mark] of marks) {
    const [, major] = mark.exec(userAgent) ?? []
    if (major !== undefined) return { family, major: Math.min(Number(major), 999) }
  }
  return { family: 'other', major: 0 }
}
