/** A picture of a store that a browser shows before it installs it; each app has both in `public/`. */
export interface Screenshot {
  readonly file: string
  /** In pixels of the file. */
  readonly width: number
  readonly height: number
  /** Pixels of the file for each CSS pixel. */
  readonly scale: number
  readonly form: 'narrow' | 'wide'
}

/** For phones and for wide screens: Chromium wants no side longer than 2.3 times the other. */
export const screenshots: readonly Screenshot[] = [
  { file: 'screenshot-narrow.jpg', width: 780, height: 1560, scale: 2, form: 'narrow' },
  { file: 'screenshot-wide.jpg', width: 1280, height: 800, scale: 1, form: 'wide' },
]
