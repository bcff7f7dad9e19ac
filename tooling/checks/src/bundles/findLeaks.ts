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
export function findLeaks(
  files: readonly BuiltText[],
  facts: readonly Fact[],
  isIn: typeof holds = holds,
): readonly Leak[] {
  return facts.flatMap((fact) => {
    const holder = files.find(
      ({ text }) => fact.texts.filter((wanted) => isIn(text, fact, wanted)).length >= fact.needed,
    )
    return holder === undefined ? [] : [{ fact, file: holder.name }]
  })
}

/** Looks for a fact once in each text: stores share most of their files, and brands many of their facts. */
export function remembered(): typeof holds {
  const seen = new Map<string, Map<string, boolean>>()
  return (text, fact, wanted) => {
    const ofText = seen.get(text) ?? new Map<string, boolean>()
    seen.set(text, ofText)
    // Facts of one kind with one text have one pattern.
    const name = `${fact.kind} ${wanted}`
    const known = ofText.get(name) ?? holds(text, fact, wanted)
    ofText.set(name, known)
    return known
  }
}

function holds(text: string, { kind, pattern }: Fact, wanted: string): boolean {
  // Colours may be shortened, so the plain look would miss them.
  return (kind === 'theme' || text.includes(wanted)) && pattern(wanted).test(text)
}
