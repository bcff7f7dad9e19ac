/** Reads a colour of the brand by its token, as the browser computes it. */
export type ColorOf = (token: string) => string

/**
 * Reads the brand's colours where a form stands, in the mode of the day: a frame of another origin cannot use our tokens.
 * `read` gets a function that works while it runs.
 */
export function colorsAt<Colors>(place: HTMLElement, read: (colorOf: ColorOf) => Colors): Colors {
  const probe = place.appendChild(document.createElement('span'))
  const colors = read((token) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  })
  probe.remove()
  return colors
}

/** Whether letters on this ground have to be light: `rgb(…)` as a browser computes it. */
export function isDark(ground: string): boolean {
  const [red = 255, green = 255, blue = 255] = (ground.match(/[\d.]+/g) ?? []).map(Number)
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128
}
