import { expect, test } from 'vitest'
import { takesSandbox } from './localSandbox.ts'

test.each([
  ['http:', '127.0.0.1', ['http://127.0.0.1:4280'], true],
  ['http:', '192.168.178.20', ['http://192.168.178.20:5190', 'http://192.168.178.20:5191'], true],
  ['http:', 'localhost', ['https://sandbox.example'], true],
  ['https:', 'watt.example', ['https://sandbox.example'], true],
  ['https:', 'watt.example', ['http://127.0.0.1:4280'], false],
  ['https:', 'watt.example', ['https://sandbox.example', 'http://sandbox.example'], false],
  ['http:', 'watt.example', ['https://sandbox.example'], false],
])('a page at %s//%s with the sandbox %j: %s', (protocol, hostname, origins, expected) => {
  expect(takesSandbox({ protocol, hostname }, origins)).toBe(expected)
})
