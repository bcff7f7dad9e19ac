import { describe, expect, test } from 'vitest'
import { loadLibrary, quoteRules } from './quoteRule.ts'
import { storyNotes } from './storyNotes.ts'

const pages = import.meta.glob<string>('./popups/*.mdx', { eager: true, query: '?raw', import: 'default' })
const stories = import.meta.glob<string>('../../../../packages/flows/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const popups = Object.entries(stories).flatMap(([path, source]) => {
  const title = /^ {2}title: '(Popups\/[^']*)',$/m.exec(source)?.[1]
  return title === undefined ? [] : [[title, path] as const]
})
const library = await loadLibrary()

test('stories of popups are found', () => {
  expect(popups.length).toBeGreaterThan(10)
})

test.each(popups)('%s has a page', (_, path) => {
  const about = path.replace(/^.*\/packages\//, '/packages/')
  const own = Object.values(pages).filter((page) => page.includes(`${about}'`))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain(`<States file="${path.replace(/^.*\/|\.stories\.tsx$/g, '')}" />`)
})

describe.each(Object.entries(pages))('%s', (_, page) => {
  test('says what the popup is for', () => {
    const purpose = /^# .+\n\n([\s\S]+?)\n\n## States$/m.exec(page)?.[1] ?? ''
    expect(purpose.split(/\s+/).length).toBeGreaterThan(15)
  })

  test('cites rules that are there, and shows what they say', () => {
    const cited = [...page.matchAll(/<Rules of='([^']+)' \/>/g)].map(({ 1: of = '' }) => of)
    expect(cited).toHaveLength(1)
    const quotes = cited.flatMap((of) => quoteRules(of, library))
    expect(quotes.length).toBeGreaterThan(1)
    for (const { source, markdown } of quotes) {
      expect([source, markdown.length > 20, markdown.length < 4000]).toEqual([source, true, true])
    }
  })
})

test('the comment before a story is its note', () => {
  const source =
    '/** The file. */\nconst meta = {}\n\n/**\n * Two\n * lines.\n */\nexport const One: Story = {}\nexport const Two: Story = {}\n/** Three. */\nexport const Three: Story = {}'
  expect(storyNotes(source)).toEqual(
    new Map([
      ['One', 'Two lines.'],
      ['Three', 'Three.'],
    ]),
  )
})
