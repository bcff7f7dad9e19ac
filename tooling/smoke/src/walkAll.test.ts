import { expect, test } from 'vitest'
import type { Reported } from './print/writeStartPage.ts'
import { buildReport } from './testing/buildReport.ts'
import { type Asked, walkAll } from './walkAll.ts'

const askedFor = (brand: string): Asked => ({
  target: { origin: `https://${brand}.example`, brand, environment: 'demo', hosts: [] },
  login: { account: 'ren', password: 'secret' },
  pays: false,
  isQuick: false,
  linkId: null,
})

/** Walks three stores of which the second one breaks off; what was kept after each, and what was said. */
async function walkThree(error: unknown) {
  const kept: (readonly string[])[] = []
  const said: string[] = []
  const stores = await walkAll(['one', 'two', 'three'].map(askedFor), {
    folder: '/reports',
    walkOne: ({ target: { brand } }) =>
      brand === 'two' ? Promise.reject(error) : Promise.resolve(buildReport({ brand })),
    keep: (so) => kept.push(so.map(({ folder }: Reported) => folder)),
    say: (line) => said.push(line),
  })
  return { stores, kept, said }
}

test('a walk that breaks off is a fault of its store, and the next one is walked all the same', async () => {
  const { stores, kept, said } = await walkThree(new Error('the browser is lost'))
  expect(stores.map(({ report }) => [report.brand, report.steps.map(({ verdict }) => verdict)])).toEqual([
    ['one', ['ok']],
    ['two', ['fault']],
    ['three', ['ok']],
  ])
  expect(stores[1]?.report).toMatchObject({
    origin: 'https://two.example',
    environment: 'demo',
    steps: [{ faults: [{ kind: 'seen', text: 'the browser is lost' }] }],
  })
  expect(kept).toEqual([['1-one'], ['1-one', '2-two'], ['1-one', '2-two', '3-three']])
  expect(said).toContain('Walking https://three.example ...')
})

test('a password is not in the report of a walk that broke off', async () => {
  const { stores } = await walkThree('cannot type "secret"')
  expect(JSON.stringify(stores)).not.toContain('secret')
})
