import { expect, test } from 'vitest'
import { readRollbackArguments, readRolloutArguments } from './readRolloutArguments.ts'

test('a rollout names a release, a folder, perhaps a canary and what makes the host read', () => {
  expect(readRolloutArguments(['watt-1', '--to', '/srv/watt'])).toEqual({
    release: 'watt-1',
    to: '/srv/watt',
    reload: null,
    players: 'everyone',
  })
  expect(
    readRolloutArguments(['watt-1', '--to', '/srv/watt', '--canary', '--reload', 'nginx -s reload']),
  ).toMatchObject({ players: 'canary', reload: 'nginx -s reload' })
})

test.each([
  [[], 'Name one release'],
  [['a', 'b', '--to', 'x'], 'Name one release'],
  [['a'], 'Say where to'],
])('%j is answered with "%s"', (given, sentence) => {
  expect(() => readRolloutArguments(given)).toThrow(sentence)
})

test('a rollback names the folder alone', () => {
  expect(readRollbackArguments(['--to', '/srv/watt'])).toEqual({ to: '/srv/watt', reload: null })
  for (const given of [[], ['watt-1', '--to', 'x'], ['--to', 'x', '--canary']])
    expect(() => readRollbackArguments(given)).toThrow('Name the folder alone')
})
