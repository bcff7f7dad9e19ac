import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** What a file of stories exports. */
export interface StoryModule {
  readonly default: { readonly title?: string }
  readonly [name: string]: unknown
}

/** The stories of a file, as their names in the code by their ids; in its order where Storybook says it. */
export function storiesOf({
  default: { title = '' },
  ...exported
}: StoryModule): ReadonlyMap<string, string> {
  // A module lists its exports by the alphabet; Storybook adds how they are written.
  const { __namedExportsOrder: written, ...rest } = exported
  const names: readonly string[] = Array.isArray(written) ? written : Object.keys(rest)
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
