import type { ThemeTokens } from '@topup/ui-kit/theme'
import { expect, vi } from 'vitest'
import { storyBrand } from '../storyBrands.ts'
import type { Look } from './look.ts'
import type { StoryPage } from './storyPage.ts'

/** A backstop alone: a machine that is busy with other work is no fault of a story. */
const backstop = { timeout: 60_000, interval: 100 }

/** Waits until a story is on screen, with something to see, in what the toolbar holds. */
export async function expectShown(
  story: Pick<StoryPage, 'looks'>,
  expected: Pick<Look, 'lang' | 'dir'> & { readonly brand: string },
): Promise<void> {
  const { tokens } = storyBrand(expected.brand)
  await vi.waitFor(async () => {
    const [look] = await story.looks()
    expect(look).toMatchObject({ ...expected, tokens: resolved(tokens, look) })
    expect([...(look?.texts ?? []), ...(look?.elements.filter(isDrawing) ?? [])]).not.toEqual([])
  }, backstop)
}

/** Tokens as the browser reports them: with what they refer to in its place. */
function resolved(tokens: ThemeTokens, look: Look | undefined): ThemeTokens {
  const valueOf = (_: string, name: string) => look?.tokens[name] ?? ''
  const entries = Object.entries(tokens).map(([name, value]) => [
    name,
    value.replace(/var\(--([\w-]+)\)/g, valueOf),
  ])
  return Object.fromEntries(entries)
}

const isDrawing = (element: string): boolean => element === 'img' || element === 'svg'

/** Waits until two pages show the same, down to the frames in them. */
export async function expectAlike(
  one: Pick<StoryPage, 'looks'>,
  other: Pick<StoryPage, 'looks'>,
): Promise<void> {
  await vi.waitFor(async () => {
    const [looks, others] = await Promise.all([one.looks(), other.looks()])
    expect(looks).toEqual(others)
  }, backstop)
}

/** Waits until a text of a story has letters of the Arabic script, which no English text has. */
export async function expectArabic(story: Pick<StoryPage, 'looks'>): Promise<void> {
  await vi.waitFor(async () => {
    const [look] = await story.looks()
    expect(look?.texts.join()).toMatch(/\p{Script=Arabic}/u)
  }, backstop)
}
