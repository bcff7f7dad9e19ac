import { join } from 'node:path'
import { expect, test } from 'vitest'
import { building } from './buildForHere.ts'
import { besideAnother, portTaken, readPorts, welcome } from './startLocally.ts'
import { rootFolder } from './runCommand.ts'

const asked = { command: 'npm start', keys: ['ko', 'watt'], ports: readPorts({ PORT: '5300' }, 2) }
const running = {
  command: 'npm run dev',
  stores: [
    { name: 'Watt', origin: 'http://127.0.0.1:5300' },
    { name: 'KO Shop', origin: 'http://127.0.0.1:5301' },
  ],
  apiOrigin: 'http://127.0.0.1:5290',
}

test('every store, the demo account and the sandbox page are named, in one column', () => {
  const text = welcome({ ...running, storage: { kind: 'folder', folder: join(rootFolder, '.sandbox-2') } })
  const lines = text.split('\n')
  expect(lines.slice(0, 2)).toEqual([
    'Watt is open:       http://127.0.0.1:5300',
    'KO Shop is open:    http://127.0.0.1:5301',
  ])
  expect(text).toContain('ren_hoshi, password starfall')
  expect(text).toContain('Start page:         http://127.0.0.1:5290\n')
  expect(text).toContain('http://127.0.0.1:5290/__sandbox')
  expect(text).toContain('npm run dev -- dragon ko')
  expect(lines.at(-1)).toBe('Stop:               Ctrl-C; data stays in .sandbox-2')
})

test('a store for phones has its address once more, and as a code for the camera', () => {
  const [watt] = running.stores
  const text = welcome({
    ...running,
    stores: [{ name: 'Watt', origin: watt?.origin ?? '', phoneOrigin: 'http://192.168.178.20:5300' }],
    storage: { kind: 'memory' },
  })
  expect(text).toContain('Watt on a phone:    http://192.168.178.20:5300')
  expect(text.split('\n').filter((line) => /^[█▀▄ ]+$/.test(line)).length).toBeGreaterThan(10)
})

test('a folder outside the repository is named by its whole path', () => {
  expect(welcome({ ...running, storage: { kind: 'folder', folder: '/data/shop' } })).toContain(
    'data stays in /data/shop',
  )
})

test('the address of a database is not printed, for it may hold a password', () => {
  const text = welcome({
    ...running,
    storage: { kind: 'postgres', url: 'postgres://me:secret@127.0.0.1/shop' },
  })
  expect(text).toContain('data stays in PostgreSQL')
  expect(text).not.toContain('secret')
  expect(welcome({ ...running, storage: { kind: 'memory' } })).toContain('data is forgotten')
})

test('who starts built stores reads what is built and how long nothing more is said', () => {
  expect(building(['watt', 'ko'])).toBe(
    "Building watt, ko: about half a minute for a store's first time, then only what has changed ...",
  )
})

test('a taken port is named, with a command that takes others', () => {
  expect(portTaken(5301, asked)).toBe(
    'Port 5301 is taken. Stop what uses it, or choose others, with a folder for their data: ' +
      'SANDBOX_DIR=.sandbox-2 PORT=5320 npm start -- ko watt',
  )
})

test('a folder in use has two ways out, each a command', () => {
  const text = besideAnother(asked)
  expect(text).toContain('SANDBOX_DIR=.sandbox-2 PORT=5320 npm start -- ko watt')
  expect(text).toContain('npm start -- watt ko')
})
