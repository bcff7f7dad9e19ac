/** Marks a branch that the types rule out; throws when data got past a boundary unparsed. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
