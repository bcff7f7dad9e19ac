import type { GameChoice } from './gameChoice.ts'

/** What a choice is called where its game does not stand beside it: "Starfall Chronicle · Global". Source: decision 31. */
export function fullNameOf({ name, parentName }: Pick<GameChoice, 'name' | 'parentName'>): string {
  return parentName === null ? name : `${parentName} · ${name}`
}
