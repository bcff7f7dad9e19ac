/**
 * Ports that browsers open no page at, as they belong to other services. Those below 1034 are left out: the commands take none
 * of them. Source: the Fetch standard, "bad port".
 */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

/** Whether browsers refuse to open a page at this port. */
export const isBlockedPort = (port: number): boolean => blockedPorts.has(port)

const lowestPort = 1034
const lastPort = 65_535

/**
 * The port that a text of the environment names, the first of `count`. Throws a plain sentence, with a port that would do, for what
 * is no port and for one that browsers refuse.
 */
export function readPort(name: string, text: string, count = 1): number {
  const first = Number(text)
  const highest = lastPort - count + 1
  if (text.trim() === '' || !Number.isInteger(first) || first < lowestPort || first > highest)
    throw new Error(`${name} is "${text}"; it must be a number from ${lowestPort} to ${highest}.`)
  const blocked = Array.from({ length: count }, (_, index) => first + index).find(isBlockedPort)
  if (blocked === undefined) return first
  throw new Error(
    `${name} is "${text}", and no browser opens a page at port ${blocked}. Choose another one: ${name}=${blocked + 20}.`,
  )
}
