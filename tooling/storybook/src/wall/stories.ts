import { storyNameFromExport, toId } from 'storybook/internal/csf'

interface StoryModule {
  readonly default: { readonly title?: string }
  readonly [name: string]: unknown
}

/** Every popup and page, as "Recharge: Coupon used" by the id of its story. */
export const wallStories: ReadonlyMap<string, string> = new Map(
  Object.values(
    import.meta.glob<StoryModule>('../../../../packages/flows/src/**/*.stories.tsx', { eager: true }),
  ).flatMap(({ default: { title = '' }, ...stories }) =>
    Object.keys(stories).map((name): [string, string] => [
      toId(title, storyNameFromExport(name)),
      `${title.replace(/^.*\//, '')}: ${storyNameFromExport(name)}`,
    ]),
  ),
)

/** The control that chooses one of them. */
export const storyControl = {
  options: [...wallStories.keys()],
  control: { type: 'select', labels: Object.fromEntries(wallStories) },
} as const

/** An id that there is; throws on any other. */
export function known(story: string): string {
  if (!wallStories.has(story)) throw new Error(`No story has the id ${story}`)
  return story
}
