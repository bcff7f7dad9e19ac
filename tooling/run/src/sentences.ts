import { relative } from 'node:path'
import { accountPassword, type ChosenStorage, demoUsername } from '@topup/sandbox'
import { renderUnicodeCompact } from 'uqr'
import { otherPort, type Ports } from './ports.ts'
import { rootFolder } from './runCommand.ts'

/** What was asked for on the command line. */
export interface Asked {
  /** `npm start` or `npm run dev`. */
  readonly command: string
  readonly keys: readonly string[]
  readonly ports: Ports
}

/** A store that runs, by the name that players read. */
export interface NamedStore {
  readonly name: string
  readonly origin: string
  /** Where a phone in the same network opens it. */
  readonly phoneOrigin?: string
}

/** What a newcomer needs to know once everything runs. */
export function welcome(given: {
  readonly command: string
  readonly stores: readonly NamedStore[]
  readonly apiOrigin: string
  readonly storage: ChosenStorage
}): string {
  const rows = [
    ...given.stores.map(({ name, origin }) => [`${name} is open:`, origin] as const),
    ...given.stores.flatMap(({ name, phoneOrigin }) =>
      phoneOrigin === undefined ? [] : [[`${name} on a phone:`, phoneOrigin] as const],
    ),
    ['Log in as:', `${demoUsername}, password ${accountPassword}`] as const,
    ['Start page:', given.apiOrigin] as const,
    ['Steer the sandbox:', `${given.apiOrigin}/__sandbox`] as const,
    ['Other stores:', `${given.command} -- dragon ko`] as const,
    ['Stop:', `Ctrl-C; ${afterwards(given.storage)}`] as const,
  ]
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  const lines = rows.map(([label, text]) => label.padEnd(width) + text)
  return [...lines, ...given.stores.flatMap(phoneCode)].join('\n')
}

/** A store's address on a phone, for its camera. */
function phoneCode({ name, phoneOrigin }: NamedStore): readonly string[] {
  return phoneOrigin === undefined ? [] : ['', `${name}:`, renderUnicodeCompact(phoneOrigin)]
}

/** What becomes of the sandbox's data after a stop; an address of a database may hold a password and is not shown. */
function afterwards(storage: ChosenStorage): string {
  switch (storage.kind) {
    case 'folder':
      return `data stays in ${shortPath(storage.folder)}`
    case 'postgres':
      return 'data stays in PostgreSQL'
    case 'seededMemory':
      return 'data is forgotten'
  }
}

function shortPath(folder: string): string {
  const fromRoot = relative(rootFolder, folder)
  return fromRoot.startsWith('..') ? folder : fromRoot
}

/** Why nothing was started, with a way out. */
export function portTaken(port: number, { command, keys, ports }: Asked): string {
  const other = `SANDBOX_DIR=.sandbox-2 PORT=${otherPort(ports)} ${command} -- ${keys.join(' ')}`
  return `Port ${port} is taken. Stop what uses it, or choose others, with a folder for their data: ${other}`
}

/** The two ways to have more stores beside a sandbox that runs already. */
export function besideAnother({ command, keys, ports }: Asked): string {
  const named = keys.join(' ')
  return [
    'Two ways to have more stores at once:',
    `  a sandbox for each:   SANDBOX_DIR=.sandbox-2 PORT=${otherPort(ports)} ${command} -- ${named}`,
    `  one sandbox for all:  stop the other, then ${command} -- watt ko`,
  ].join('\n')
}
