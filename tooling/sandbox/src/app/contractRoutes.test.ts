import { allEndpoints } from '@topup/api-client/contract'
import { expect, test } from 'vitest'
import { contractRoutes } from './contractRoutes.ts'

test('the contract can be fetched as OpenAPI and names every call', async () => {
  const document = (await (await contractRoutes().request('/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, unknown>
  }
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [...new Set(allEndpoints.map(({ endpoint }) => endpoint.path))].toSorted(),
  )
})

test('the page to read lists every call, what it is for, and which are sent once', async () => {
  const text = await (await contractRoutes().request('/openapi')).text()
  expect(text).toContain('Whether rewards wait to be claimed.')
  for (const { endpoint } of allEndpoints) expect(text).toContain(`<code>${endpoint.path}</code>`)
  expect(text.match(/, sent once/g)).toHaveLength(
    allEndpoints.filter(({ endpoint }) => endpoint.retry === 'never').length,
  )
})
