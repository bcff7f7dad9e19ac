import { defaultSandboxPorts } from '@topup/vite/apps'
import { expect, test } from 'vitest'
import { hostsFrom, portsFrom } from './environment.ts'

test('without a word in the environment the ports are the usual ones', () => {
  expect(portsFrom({})).toEqual(defaultSandboxPorts)
  expect(portsFrom({ SANDBOX_PORTS: '' })).toEqual(defaultSandboxPorts)
})

test('the first port is the main host, the others are its backups', () => {
  expect(portsFrom({ SANDBOX_PORTS: '4300, 4301,0' })).toEqual([4300, 4301, 0])
})

test.each(['abc', '4300,abc', '-1', '65536', '1.5'])('"%s" is answered with a plain sentence', (text) => {
  expect(() => portsFrom({ SANDBOX_PORTS: text })).toThrow(`SANDBOX_PORTS is "${text}"; it must be numbers`)
})

test('names of this machine are read with or without spaces', () => {
  expect(hostsFrom({ SANDBOX_HOSTS: 'box.local, 10.0.2.2,,' })).toEqual(['box.local', '10.0.2.2'])
  expect(hostsFrom({})).toEqual([])
})

test('a port that browsers refuse is answered with a plain sentence', () => {
  expect(() => portsFrom({ SANDBOX_PORTS: '4300,6000' })).toThrow('browsers refuse port 6000')
})
