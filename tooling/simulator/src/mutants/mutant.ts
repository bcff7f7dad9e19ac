/** A rule of the store broken on purpose, in its source, to see that the oracle finds it. */
export interface Mutant {
  readonly name: string
  /** The name of the function that is broken, or of the function around it, in whatever file it stands. */
  readonly in: string
  readonly changes: readonly Change[]
  /** The rule that the oracle should name first. */
  readonly breaks: readonly string[]
}

/**
 * What is put in place of one node of the syntax tree. It must match one node exactly, in all functions of that name;
 * what stands beside it, and how it is formatted, does not matter.
 */
export interface Change {
  readonly what: 'call' | 'property' | 'variable' | 'assignment' | 'condition' | 'answer' | 'string'
  /** The function that is called; the property, variable or name that gets a value; what the string says. */
  readonly name?: string
  /** Names and strings that occur in it, where its kind and name alone match several. */
  readonly about: readonly string[]
  /** An expression; `$` is what stood there before. */
  readonly with: string
}

/** Another value in place of a call: nothing, when left out. */
export const call = (name: string, to = 'undefined', ...about: readonly string[]): Change => ({
  what: 'call',
  name,
  about,
  with: to,
})

/** Another value of a property that an object literal fills. */
export const property = (name: string, to: string, ...about: readonly string[]): Change => ({
  what: 'property',
  name,
  about,
  with: to,
})

/** Another first value of a variable. */
export const variable = (name: string, to: string): Change => ({
  what: 'variable',
  name,
  about: [],
  with: to,
})

/** Another value in place of an assignment, which is left out. */
export const assignment = (name: string): Change => ({
  what: 'assignment',
  name,
  about: [],
  with: 'undefined',
})

/** Another condition of an `if`, a loop or a `? :`, which is known by what it is about. */
export const condition = (about: readonly string[], to: string): Change => ({
  what: 'condition',
  about,
  with: to,
})

/** Another answer: what a `return`, or a function without one, gives back. */
export const answer = (about: readonly string[], to: string): Change => ({ what: 'answer', about, with: to })

/** Another value in place of a string. */
export const string = (name: string, to: string): Change => ({ what: 'string', name, about: [], with: to })
