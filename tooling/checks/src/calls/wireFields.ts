/** The names of all fields that a schema of the contract describes, at any depth; `entries` is where an object has them. */
export function wireFields(schema: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<object>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'entries') for (const name of Object.keys(inner as object)) names.add(name)
      visit(inner)
    }
  }
  visit(schema)
  return names
}
