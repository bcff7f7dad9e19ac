import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { Meta } from '@storybook/react-vite'
import { rootFontSizes, spacedCss } from '@topup/ui-kit/testing/layoutWindows'
import type { TextSetting } from '@topup/ui-kit/testing/layoutWindows'
import { describe, expect, test } from 'vitest'
import './drawing.css'
import preview from '../../.storybook/preview.tsx'

/** One story as a test mounts it. */
interface MountableStory {
  readonly id: string
  /** Whether it is the first state of its popup or page. */
  readonly isFirst: boolean
  /** Draws it into the page and plays it. */
  run(): Promise<void>
}

/** Looks at a story that is drawn in a window of 390 × 844, and leaves it so; a line for each fault. */
export type Look = (story: MountableStory) => Promise<readonly string[]>

/** A look at some of the stories, by id. */
export const only =
  (ids: RegExp, look: Look): Look =>
  async (story) =>
    ids.test(story.id) ? look(story) : []

/** Which stories are drawn, how, and what looks at each drawing. */
interface StoryCheck {
  readonly language: string
  readonly brand: string
  /** Which of them, by id; all popups and pages when left out. */
  readonly ids?: RegExp
  readonly looks: readonly Look[]
}

/** Draws every story once, and lets all looks have that one drawing: to draw takes longer than to look. */
export function checkStories({ language, brand, ids = popupsAndPages, looks }: StoryCheck): void {
  const stories = storiesIn({ language, brand }, ids).map((story) => [story.id, story] as const)
  describe(`in ${language}`, () => {
    test.each(stories)('%s', async (_, story) => {
      await resize(390, 844)
      await story.run()
      await settle()
      const faults: string[] = []
      for (const look of looks) faults.push(...(await look(story)))
      expect(faults.join('\n')).toBe('')
    })
  })
}

/** The ids of all popups and pages. */
export const popupsAndPages = /^(?:popups|pages)-/

/** The ids of popups, pages and components, which are looked at in one language: they speak none of ours. */
export const partsOfStores = /^(?:components|popups|pages)-/

type StoryModule = { readonly default: Meta; readonly [name: string]: unknown }
type ComposedStory = Pick<MountableStory, 'id' | 'run'>

const modules = import.meta.glob<StoryModule>(
  ['../*.stories.tsx', '../../../../packages/{flows,ui-kit}/src/**/*.stories.tsx'],
  { eager: true },
)

setProjectAnnotations([preview])

/** The stories whose ids match, drawn as the toolbar would with these globals, by file. */
function storiesIn(
  globals: { readonly language: string; readonly brand: string },
  ids: RegExp,
): readonly MountableStory[] {
  const project = { initialGlobals: { ...preview.initialGlobals, ...globals } }
  return Object.values(modules).flatMap((module) =>
    Object.values<ComposedStory>(composeStories(module, project))
      .filter(({ id }) => ids.test(id))
      .map((story, index) => ({ id: story.id, isFirst: index === 0, run: () => story.run() })),
  )
}

/** Waits until faces and pictures are there or given up, the story before has left and this one is drawn. */
async function settle(): Promise<void> {
  // A face is asked for when letters that need it are laid out, which is after the frame's own callbacks.
  await frames(2)
  await document.fonts.ready
  while ([...document.images].some((image) => !image.complete)) await frames(1)
  await frames(1)
}

/** Waits until so many frames are drawn. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

/** Sizes the frame that the stories are drawn in; to ask the runner for it takes fifty times as long. */
export async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth === width && window.innerHeight === height) return
  const { style } = window.frameElement as HTMLElement
  style.width = `${width}px`
  style.height = `${height}px`
  // What listens to the width is drawn again.
  await frames(1)
  expect(window.innerWidth).toBe(width)
}

const spaced = new CSSStyleSheet()
spaced.replaceSync(spacedCss)

/** Sets the text of the document as a reader may have it. */
export function setText(setting: TextSetting): void {
  document.documentElement.style.fontSize = rootFontSizes[setting]
  document.adoptedStyleSheets = setting === 'spaced' ? [spaced] : []
}
