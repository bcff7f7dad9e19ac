/** The look of what is typed into a hosted field: it stands in a frame that our style sheets do not reach. */
export interface FieldStyles {
  readonly base: { readonly color: string; readonly fontSize: string }
  readonly placeholder: { readonly color: string }
  readonly error: { readonly color: string }
}

/** Reads the brand's colours where the form stands, in the mode of the day. */
export function fieldStylesAt(place: HTMLElement): FieldStyles {
  const probe = place.appendChild(document.createElement('span'))
  const colorOf = (token: string) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const styles = {
    // Safari zooms into a field whose letters are smaller than 16 px.
    base: { color: colorOf('--text'), fontSize: '16px' },
    placeholder: { color: colorOf('--text-2') },
    error: { color: colorOf('--text') },
  }
  probe.remove()
  return styles
}

/** Whether the form stands on a dark ground: its letters are light. */
export function isDarkAt(place: HTMLElement): boolean {
  const [red = 0, green = 0, blue = 0] = (fieldStylesAt(place).base.color.match(/[\d.]+/g) ?? []).map(Number)
  return red + green + blue > 3 * 127
}
