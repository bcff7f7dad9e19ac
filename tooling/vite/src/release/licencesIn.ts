/** A package that a store ships, as its published notices name it. */
export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** The packages that the notices of a store name, each once, in the order of their names. */
export function licencesIn(notices: readonly string[]): readonly Licence[] {
  const found = notices.flatMap((text) =>
    [...text.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)].map(([, name = '', version = '', licence = '']) => ({
      name,
      version,
      licence,
    })),
  )
  const byId = new Map(found.map((each) => [`${each.name}@${each.version}`, each]))
  return [...byId.keys()].toSorted().flatMap((id) => byId.get(id) ?? [])
}
