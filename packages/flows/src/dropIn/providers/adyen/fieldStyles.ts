import { colorsAt } from '../look/colorsAt.ts'

/** The look of what is typed into a hosted field: it stands in a frame that our style sheets do not reach. */
export interface FieldStyles {
  readonly base: { readonly color: string; readonly fontSize: string }
  readonly placeholder: { readonly color: string }
  readonly error: { readonly color: string }
}

/** Reads the brand's colours where the form stands, in the mode of the day. */
export const fieldStylesAt = (place: HTMLElement): FieldStyles =>
  colorsAt(place, (colorOf) => ({
    // Safari zooms into a field whose letters are smaller than 16 px.
    base: { color: colorOf('--text'), fontSize: '16px' },
    placeholder: { color: colorOf('--text-2') },
    error: { color: colorOf('--text') },
  }))
