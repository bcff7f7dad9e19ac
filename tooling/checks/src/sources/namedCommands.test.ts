import { expect, test } from 'vitest'
import { readCommands } from './checkSources.ts'

const known = new Map([
  ['', new Set(['check', 'check:changed'])],
  ['@topup/e2e', new Set(['journeys'])],
])

test.each([
  ['`npm run check` and `npm run -s check:changed`', [null, null]],
  ['`npm run checks`', ['is no script of the root']],
  ['npx pnpm --filter @topup/e2e journeys', [null]],
  ['npx pnpm --filter @topup/e2e run walks', ['is no script of @topup/e2e']],
  ['npx pnpm --filter @topup/nowhere journeys', ['is no script of @topup/nowhere']],
  ['npx pnpm --filter @topup/e2e exec playwright', []],
  ['`pnpm install`', ['needs npx']],
  ['Run: pnpm --filter @topup/e2e journeys', ['needs npx']],
  ['`npx pnpm install`', []],
])('of the commands in %s it is said: %j', (text, problems) => {
  expect(readCommands(text, known).map(({ problem }) => problem)).toEqual(problems)
})
