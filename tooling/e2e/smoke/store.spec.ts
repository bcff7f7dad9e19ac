import { brandFaults, hostFaults } from './judge.ts'
import { readRun } from './smokeRun.ts'
import { readStore } from './storeDocument.ts'
import { failWith, open, storeOf, test } from './walk.ts'

const { tables } = readRun()

test.describe.configure({ mode: 'serial' })

test('it is the store that is meant', async () => {
  const { project, annotations } = test.info()
  const store = storeOf(project)
  const { brand, version, bytes } = await readStore(store.target.origin)
  annotations.push({
    type: 'found',
    description: `${brand ?? 'no brand'}, version ${version}, ${bytes} bytes`,
  })
  failWith(
    brandFaults(
      brand,
      store.target.brand,
      store.brand === null ? tables.map(({ key }) => key) : [store.brand.key],
    ),
    store,
  )
})

test('it speaks to the service of its environment', async ({ walk, notes }) => {
  const {
    phone: { page, heard },
    store: { target, hosts },
  } = walk
  await open(page, target.origin)
  const at = new URL(page.url()).origin
  if (at !== target.origin) notes.fault(`it leads to ${at}`)
  const calls = { called: heard.calledOrigins(), own: hosts, environment: target.environment }
  for (const fault of hostFaults(calls, tables)) notes.fault(fault)
  notes.say(target.environment)
  const [drawn] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => Math.round(startTime)),
  )
  if (drawn !== undefined) notes.say(`first paint after ${drawn} ms`)
})

// Everything after it would fail for this one reason.
test('the service knows its games', async ({
  walk: {
    brand: { key, games },
    phone,
  },
  notes,
}) => {
  const unknown = await phone.heard.unknownGames()
  if (unknown.length === 0) return notes.say(`${games.length} games`)
  notes.fault(
    `the service knows no game by the client id ${unknown.join(', ')} (-3001): write the ids of this deployment into \`games\` of apps/${key}/src/brand.ts, or ask the publisher to register them.`,
  )
})
