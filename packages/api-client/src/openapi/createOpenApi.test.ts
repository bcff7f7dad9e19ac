import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints } from '../contract/allEndpoints.ts'
import { errorReasons } from '../contract/errorCodes.ts'
import { allProviders } from '../providers/allProviders.ts'
import { createOpenApi, openApiText } from './createOpenApi.ts'

test('the committed document is current (run `npx pnpm --filter @topup/api-client openapi`)', () => {
  expect(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')).toBe(openApiText())
})

test('every call is described', () => {
  expect(Object.keys(createOpenApi()['paths'] as object)).toEqual(
    allEndpoints.map(({ endpoint }) => endpoint.path),
  )
})

test('every call and every part of an answer is described by the docstring in the sources', () => {
  const { components, paths } = createOpenApi() as {
    components: { schemas: Record<string, { description?: string }> }
    paths: Record<string, Record<string, { description?: string }>>
  }
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const mute = [...Object.entries(components.schemas), ...operations.entries()].filter(
    ([, { description = '' }]) => !/^\S.{5,}/.test(description) || description.includes('Source:'),
  )
  expect(mute.map(([name]) => name)).toEqual([])
  expect(paths['/api/pay/card_info']?.['get']?.description).toBe(
    'Asks what a prepaid card is worth; takes nothing from it.',
  )
})

test('every reference leads somewhere', () => {
  const { examples, parameters, schemas } = createOpenApi()['components'] as Record<string, object>
  const references = [...openApiText().matchAll(/"\$ref": "(#[^"]+)"/g)].map(([, reference]) => reference)
  const targets = [
    ...Object.keys(examples ?? {}).map((name) => `#/components/examples/${name}`),
    ...Object.keys(schemas ?? {}).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(parameters ?? {}).map((name) => `#/components/parameters/${name}`),
  ]
  expect(references.length).toBeGreaterThan(allEndpoints.length)
  expect(references.filter((reference) => reference === undefined || !targets.includes(reference))).toEqual(
    [],
  )
})

test('what the project assumes of the wire is called an assumption', () => {
  const { tags, components } = createOpenApi() as unknown as {
    readonly tags: readonly { readonly name: string; readonly description?: string }[]
    readonly components: { readonly schemas: Readonly<Record<string, { readonly description?: string }>> }
  }
  const starters = tags.find(({ name }) => name === 'starters')?.description
  expect(starters).toMatch(/Assumptions \(decision 52\): `game_channel_id` .*`channel`/s)
  expect(components.schemas['VipBasic']?.description).toMatch(/`point_to_coin` .*assumption/)
  expect(components.schemas['DropIn']?.description).toMatch(/are assumptions \(decision 52\)/)
})

test('every channel of a provider is listed once, with the starter that it leads to', () => {
  const { tags } = createOpenApi() as { tags: readonly { name: string; description?: string }[] }
  const lines = (tags.find(({ name }) => name === 'starters')?.description ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  const channels = allProviders.flatMap(({ channelIds }): readonly number[] => channelIds)
  expect(lines).toHaveLength(new Set(channels).size)
  expect(lines).toContain('- 11001: `/api/pay/xsolla_pay` with `channel_id`')
  for (const { path, channelIds } of allProviders)
    for (const channel of channelIds)
      expect(lines.filter((line) => line.startsWith(`- ${channel}: \`${path}\` with `))).toHaveLength(1)
})

test('every error code is described by the sentence above its row', () => {
  const { schemas } = createOpenApi()['components'] as { schemas: { Rejection: { description: string } } }
  const lines = schemas.Rejection.description.split('\n').filter((line) => line.startsWith('- '))
  expect(lines).toHaveLength(errorReasons().length)
  expect(lines).toContain('- -600: The player is not logged in.')
  expect(lines.filter((line) => !/^- -?\d+( \(only of [^)]+\))?: \S.{10,}\.$/.test(line))).toEqual([])
})
