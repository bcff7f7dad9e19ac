import { expect, test } from 'vitest'
import { passScenarioOn } from './localSandbox.ts'

const sandbox = 'http://127.0.0.1:4280'

/** A page at this query whose requests are noted. */
function pageAt(search: string) {
  const asked: string[] = []
  const page = {
    location: { search },
    fetch: async (input: Request | string) => {
      asked.push(typeof input === 'string' ? input : input.url)
      return new Response()
    },
  } as unknown as Window & typeof globalThis
  passScenarioOn([sandbox], page)
  return { page, asked }
}

test('a scenario in the address goes along with every call to the sandbox, and to nobody else', async () => {
  const { page, asked } = pageAt('?client_id=1&scenario=slow')
  await page.fetch(`${sandbox}/api/pay/productPoints?client_id=1`)
  await page.fetch('http://127.0.0.1:4290/assets/en.json')
  expect(asked).toEqual([
    `${sandbox}/api/pay/productPoints?client_id=1&scenario=slow`,
    'http://127.0.0.1:4290/assets/en.json',
  ])
})

test('without one nothing is touched', async () => {
  const { page, asked } = pageAt('?client_id=1')
  await page.fetch(`${sandbox}/api/pay/productPoints?client_id=1`)
  expect(asked).toEqual([`${sandbox}/api/pay/productPoints?client_id=1`])
})
