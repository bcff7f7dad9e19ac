import { readBrandApp } from '@topup/vite/apps'

/**
 * The web client ids of a brand by the code of the game, from its own facts: tests hold with placeholders and with a
 * publisher's ids alike. Throws for a game that the brand does not name.
 */
export async function webIdsOf(key: string): Promise<(code: string) => string> {
  const { brand } = await readBrandApp(key)
  return (code) => {
    const game = brand.games.find((each) => each.code === code)
    if (game === undefined) throw new Error(`apps/${key} names no game ${code}`)
    return game.clientIds.web
  }
}

/** Those of the brand that most tests play. */
export const wattId = await webIdsOf('watt')
