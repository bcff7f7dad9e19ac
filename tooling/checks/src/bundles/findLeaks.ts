import type { BuiltText } from '../repository/folders.ts'
import type { Fact } from './fact.ts'

/** A foreign fact in a build. */
export interface Leak {
  readonly fact: Fact
  /** File that holds it. */
  readonly file: string
}

/** Facts of another brand that this brand does not share. */
export function foreignFacts(own: readonly Fact[], other: readonly Fact[]): readonly Fact[] {
  const shared = new Set(own.flatMap(({ kind, texts }) => texts.map((text) => `${kind} ${text}`)))
  return other.flatMap((fact) => {
    const texts = fact.texts.filter((text) => !shared.has(`${fact.kind} ${text}`))
    return texts.length < fact.needed ? [] : [{ ...fact, texts }]
  })
}

/** Which of these facts stand in a build; every fact is looked for in each file on its own. */
export function findLeaks(files: readonly BuiltText[], facts: readonly Fact[]): readonly Leak[] {
  return facts.flatMap((fact) => {
    const holder = files.find(
      ({ text }) => fact.texts.filter((wanted) => holds(text, fact, wanted)).length >= fact.needed,
    )
    return holder === undefined ? [] : [{ fact, file: holder.name }]
  })
}

function holds(text: string, { kind, pattern }: Fact, wanted: string): boolean {
  // Colours may be shortened, so the plain look would miss them.
  return (kind === 'theme' || text.includes(wanted)) && pattern(wanted).test(text)
}
