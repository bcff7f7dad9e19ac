import { describe, expect, test } from 'vitest'
import { storyNotes } from '../wall/stories.ts'

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
