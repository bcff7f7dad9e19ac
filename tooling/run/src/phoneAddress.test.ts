import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { phoneAddress } from './runStores.ts'

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

const ipv6: NetworkInterfaceInfo = {
  address: 'fd00::2',
  internal: false,
  family: 'IPv6',
  netmask: 'ffff::',
  mac: '00:00:00:00:00:00',
  cidr: null,
  scopeid: 0,
}

test('the first private address is taken', () => {
  const interfaces = {
    lo: [ipv4('127.0.0.1', true)],
    eth0: [ipv6, ipv4('203.0.113.9')],
    wlan0: [ipv4('192.168.178.20')],
    tun0: [ipv4('10.8.0.2')],
  }
  expect(phoneAddress(interfaces)).toBe('192.168.178.20')
})

test('a machine without one says so', () => {
  expect(() => phoneAddress({ lo: [ipv4('127.0.0.1', true)], eth0: [ipv4('203.0.113.9')] })).toThrow(
    'no address in a private network',
  )
})
