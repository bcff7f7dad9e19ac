import type { RolledOut } from './changeHost.ts'

/** What a rollout says at its end. */
export function rolledOutLines({ put, served, pruned }: RolledOut, to: string): readonly string[] {
  const { live, canary } = served
  return [
    live === canary
      ? `${live} is what all players get.`
      : `${canary} is what a share of the players gets; the others get ${live}.`,
    `${put.written} assets were new, ${put.there} were there.`,
    ...prunedLines(pruned),
    `Take it back: npm run rollback -- --to ${to}`,
  ]
}

function prunedLines(pruned: RolledOut['pruned']): readonly string[] {
  if (pruned instanceof Error)
    return [`Warning: old files were not all deleted. The next rollout tries again. ${pruned.message}`]
  return [
    ...pruned.releases.map((name) => `${name} is deleted: nobody got it for 30 days.`),
    ...(pruned.assets === 0 ? [] : [`${pruned.assets} assets that no release here has are deleted.`]),
  ]
}
