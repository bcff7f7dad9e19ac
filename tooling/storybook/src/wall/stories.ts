import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The stories of a file by its text, as their names in the code by their ids, in its order. */
export function storiesIn(source: string): ReadonlyMap<string, string> {
  const title = /^ {2}title: '([^']*)',$/m.exec(source)?.[1]
  if (title === undefined) return new Map()
  const names = [...source.matchAll(/^export const (\w+): Story\b/gm)].map(({ 1: name = '' }) => name)
  return new Map(names.map((name) => [toId(title, storyNameFromExport(name)), name]))
}

/** The texts of the files, not what they do: a wall would wait for the code of every popup and page. */
const sources = import.meta.glob<string>('../../../../packages/flows/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The text of the file of stories that is called so, such as `RechargePopup`; throws when there is none. */
export function sourceOf(file: string): string {
  const found = Object.entries(sources).find(([path]) => path.endsWith(`/${file}.stories.tsx`))
  if (found === undefined) throw new Error(`There is no ${file}.stories.tsx`)
  return found[1]
}

/** Every popup and page, as "Recharge: Coupon used" by the id of its story. */
export const wallStories: ReadonlyMap<string, string> = new Map(
  Object.values(sources).flatMap((source) => {
    const title = /^ {2}title: '(?:.*\/)?([^'/]*)',$/m.exec(source)?.[1] ?? ''
    return [...storiesIn(source)].map(([id, name]): [string, string] => [
      id,
      `${title}: ${storyNameFromExport(name)}`,
    ])
  }),
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

/** What the comments of a file say of its stories, by the name under which each is exported. */
export function storyNotes(source: string): ReadonlyMap<string, string> {
  const notes = source.matchAll(/^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+): Story\b/gm)
  return new Map(
    [...notes].map(({ 1: note = '', 2: name = '' }) => [
      name,
      note.replaceAll(/\n \*/g, ' ').replaceAll(/\s+/g, ' ').trim(),
    ]),
  )
}
