import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** What a file of stories exports. */
export interface StoryModule {
  readonly default: { readonly title?: string }
  readonly [name: string]: unknown
}

/** The stories of a file, as their names in the code by their ids, in its order. */
export function storiesOf({
  default: { title = '' },
  ...exported
}: StoryModule): ReadonlyMap<string, string> {
  // What Storybook adds itself, such as the order, is no story.
  const names = Object.keys(exported).filter((name) => !name.startsWith('__'))
  return new Map(names.map((name) => [toId(title, storyNameFromExport(name)), name]))
}

/** Every popup and page, as "Recharge: Coupon used" by the id of its story. */
export const wallStories: ReadonlyMap<string, string> = new Map(
  Object.values(
    import.meta.glob<StoryModule>('../../../../packages/flows/src/**/*.stories.tsx', { eager: true }),
  ).flatMap((module) =>
    [...storiesOf(module)].map(([id, name]): [string, string] => [
      id,
      `${(module.default.title ?? '').replace(/^.*\//, '')}: ${storyNameFromExport(name)}`,
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
