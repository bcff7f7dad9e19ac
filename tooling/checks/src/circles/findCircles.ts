/** Who needs whom: from a name to the names it needs. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The groups of names that need each other, each sorted; a name that needs only itself is none. Tarjan's strongly
 * connected components.
 */
export function findCircles(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: (readonly string[])[] = []

  const visit = (name: string): number => {
    const place = order.size
    order.set(name, place)
    path.push(name)
    let low = place
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (path.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low)
    }
    lowest.set(name, low)
    if (low < place) return low
    const group = path.splice(path.indexOf(name))
    if (group.length > 1) circles.push(group.toSorted())
    return low
  }
  for (const name of graph.keys()) if (!order.has(name)) visit(name)
  return circles
}
