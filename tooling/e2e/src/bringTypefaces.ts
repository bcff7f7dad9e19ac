import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { arabicTypeface, narrowTypeface, wideTypeface } from '@topup/typefaces'

/** A font face as a page loads it, from an address that only tests answer. */
export interface BroughtFace {
  readonly family: string
  readonly weight: string
  readonly path: string
}

/** How a page is drawn: in the typeface that it finds, or in one that the tests put in its place. */
export type Drawing = 'as found' | 'narrow' | 'wide'

const prefix = '/typefaces-of-tests/'
const brought = { narrow: narrowTypeface, wide: wideTypeface, arabic: arabicTypeface } as const

const files = Object.entries(brought).flatMap(([name, { files: weights }]) =>
  weights.map(({ path, weight }) => ({
    file: path,
    face: { family: `test ${name}`, weight: String(weight), path: `${prefix}${name}-${weight}.ttf` },
  })),
)

/** The faces that `bringTypefaces` answers. */
export const broughtFaces: readonly BroughtFace[] = files.map(({ face }) => face)

/** The family of each drawing for `font-family`; nothing is put in the place of what the page finds. */
export const familyOf: Readonly<Record<Drawing, string>> = {
  'as found': '',
  narrow: "'test narrow', 'test arabic'",
  wide: "'test wide', 'test arabic'",
}

/** Lets the page load a narrow and a wide typeface from its own origin, as its policy wants. Call it before the page opens. */
export async function bringTypefaces(page: Page): Promise<void> {
  await page.route(`**${prefix}*`, (route) => {
    const { pathname } = new URL(route.request().url())
    const found = files.find(({ face }) => face.path === pathname)
    return found === undefined
      ? route.abort()
      : route.fulfill({ body: readFileSync(found.file), contentType: 'font/ttf' })
  })
}
