import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readContent } from './readEnvelope.ts'

const row = v.object({ id: v.string(), sort: v.nullish(v.number()) })
const lists = v.object({ groups: v.array(v.object({ rows: v.array(row) })) })

/** What is reported of content, in the words of its paths. */
const reportedOf = (schema: v.GenericSchema, json: string) => {
  const reading = readContent(schema, JSON.parse(json), true)
  return reading.kind === 'content' ? reading.leftOut.map(({ path }) => path) : [reading.path]
}

test.each([
  ['a field of a row', '{"7":{"id":"a"},"12":{"id":"b","sort":"x"}}', ['content.12.sort']],
  ['a row without its id', '{"7":{"id":"a"},"12":{"sort":1}}', ['content.12.id']],
  ['a row that is none', '{"7":{"id":"a"},"12":5,"13":6}', ['content.12', 'content.13']],
  ['a row of a list', '[{"id":"a"},{"id":"b","sort":"x"}]', ['content.1.sort']],
])('%s is named by the key that was sent', (_title, json, paths) => {
  expect(reportedOf(v.array(row), json)).toEqual(paths)
})

test('so is a row in a row', () => {
  const json = '{"groups":{"3":{"rows":{"8":{"id":"a","sort":[]},"9":{}}},"5":{"rows":[{"id":1}]}}}'
  expect(reportedOf(lists, json)).toEqual([
    'content.groups.3.rows.8.sort',
    'content.groups.3.rows.9.id',
    'content.groups.5.rows.0.id',
  ])
})
