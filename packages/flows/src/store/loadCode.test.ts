// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { LostCode, noted } from './loadCode.ts'

afterEach(() => {
  delete window.topupTrouble
})

test('code that is lost is noted once, and said to be lost', async () => {
  const list: unknown[] = []
  window.topupTrouble = list as unknown as NonNullable<typeof window.topupTrouble>
  const reason = new TypeError('Failed to fetch')
  await expect(noted(() => Promise.reject(reason))).rejects.toBeInstanceOf(LostCode)
  expect(list).toEqual([{ type: 'code', reason }])
  expect(await noted(() => Promise.resolve('form'))).toBe('form')
  expect(list).toHaveLength(1)
})
