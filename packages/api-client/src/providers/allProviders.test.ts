import { readdirSync, readFileSync } from 'node:fs'
import { paysByCard } from '@topup/domain'
import { expect, test } from 'vitest'
import { allDropIns, allProviders } from './allProviders.ts'
import type { DropInFacts } from './dropInFacts.ts'

const spec = (file: string) =>
  readFileSync(new URL(`../../../../docs/spec/${file}.md`, import.meta.url), 'utf8')
const calls = spec('7-the-calls-it-makes')
const constants = spec('9-business-constants-and-limits')

/** A path as the specification writes it: without `/api/`, and without `pay/`, under which most are. */
const inSpec = (path: string) => path.replace(/^\/api\/(?:pay\/)?/, '')

/** The channel parameter of each starter that spec §7 lists in its table, and of the Korean variants below it. */
const parameterOf = new Map(
  [...calls.matchAll(/\| `(\w+)` \| `(channel|channel_id)` (?=\|)/g)].map(([, path = '', name = '']) => [
    path,
    name,
  ]),
)
const [, koreanPaths = '', koreanParameter = ''] =
  /Korean variants under `\/api\/kr_pay\/`: (.*), all with `(\w+)`/.exec(calls) ?? []
for (const [, path = ''] of koreanPaths.matchAll(/`(\w+)`/g))
  parameterOf.set(`kr_pay/${path}`, koreanParameter)

/** The starter of each channel that spec §9 lists: a row has as many starters as channels, or one for all of them. */
const starterOf = new Map(
  [...constants.matchAll(/^\| ([\d, ]+) \| (`[^|]+`) \|/gm)].flatMap(([, channels = '', starters = '']) => {
    const paths = [...starters.matchAll(/`([\w/]+)`/g)].map(([, path = '']) => path)
    return channels
      .split(',')
      .map((channel, index) => [Number(channel), paths[index] ?? paths[0] ?? ''] as const)
  }),
)

test('every starter of spec §7 has a row with its channel parameter', () => {
  const rows = new Map(
    allProviders.map((provider) => [
      inSpec(provider.path),
      provider.kind === 'link' ? provider.channelParameter : 'channel_id',
    ]),
  )
  expect(parameterOf.size).toBeGreaterThanOrEqual(20)
  expect([...parameterOf].filter(([path, name]) => rows.get(path) !== name)).toEqual([])
})

test('every channel of spec §9 belongs to the row of its starter', () => {
  const rows = new Map(
    allProviders.flatMap(({ channelIds, path }) =>
      channelIds.map((channel) => [Number(channel), inSpec(path)]),
    ),
  )
  expect(starterOf.size).toBeGreaterThanOrEqual(23)
  expect([...starterOf].filter(([channel, path]) => rows.get(channel) !== path)).toEqual([])
  expect([...rows.keys()].filter((channel) => !starterOf.has(channel))).toEqual([])
})

test('every channel lies between 10101 and 12201 and belongs to one provider', () => {
  const channels: readonly number[] = allProviders.flatMap(({ channelIds }) => channelIds)
  expect(new Set(channels).size).toBe(channels.length)
  expect(channels.filter((channel) => channel < 10101 || channel > 12201)).toEqual([])
})

test('every path and every key belongs to one provider', () => {
  expect(new Set(allProviders.map(({ path }) => path)).size).toBe(allProviders.length)
  expect(new Set(allProviders.map(({ key }) => key)).size).toBe(allProviders.length)
})

test.each(allProviders)('$key requires a card exactly when its channels are paid by card', (provider) => {
  for (const channelId of provider.channelIds) expect(paysByCard(channelId)).toBe(provider.kind !== 'link')
})

test('every row of the folder is listed, under the name of its file', () => {
  const others = ['allProviders', 'dropInFacts', 'paymentProvider']
  const files = readdirSync(import.meta.dirname)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !others.includes(name))
  expect(allProviders.map(({ key }) => key).sort()).toEqual(files.sort())
})

test('every drop-in is that of a provider, and names hosts of its own; a wildcard stands for pictures alone', () => {
  const named = allProviders.flatMap((provider) => ('dropIn' in provider ? [provider.dropIn] : []))
  expect([...named].sort()).toEqual(Object.keys(allDropIns).sort())
  for (const { hosts, needsCardScript } of Object.values<DropInFacts>(allDropIns)) {
    const { scripts, connect, images, frames } = hosts()
    // A bank that asks for 3-D Secure 2 has a frame at an address that no list holds. Source: decision 94.
    const origins = [...scripts, ...connect, ...frames.filter((source) => source !== 'https:')]
    expect(origins.length > 0 || needsCardScript === true).toBe(true)
    expect(origins.filter((origin) => !/^https:\/\/(?:[a-z\d-]+\.)+[a-z]+$/.test(origin))).toEqual([])
    // A policy of limited length names the picture hosts of a provider in one word. Source: docs/howto/release.md.
    const ofOneDomain = /^https:\/\/(?:\*\.)?(?:[a-z\d-]+\.)+[a-z]+$/
    expect(images.filter((origin) => !ofOneDomain.test(origin))).toEqual([])
  }
})
