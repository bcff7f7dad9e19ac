import type { GameChoice } from './gameChoice.ts'

/** The name of a choice where its game is not shown next to it: "Starfall Chronicle · Global". Source: decision 31. */
export function fullNameOf({ name, parentName }: Pick<GameChoice, 'name' | 'parentName'>): string {
  return parentName === null ? name : `${parentName} · ${name}`
}
