import { expect, test } from 'vitest'
import { assertRoom } from './answerDocument.ts'

const mega = 1024 * 1024
const device = (quota: number, usage: number) => ({
  storage: { estimate: () => Promise.resolve({ quota, usage }) },
})

test('a device with space keeps the store, one with hardly any does not', async () => {
  await expect(assertRoom(device(100 * mega, 10 * mega))).resolves.toBeUndefined()
  await expect(assertRoom(device(100 * mega, 90 * mega))).rejects.toThrow('no space')
})

test('a browser that cannot say is not asked', async () => {
  await expect(assertRoom({})).resolves.toBeUndefined()
})
