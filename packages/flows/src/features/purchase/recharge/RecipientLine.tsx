import { NameLine } from '@topup/ui-kit/popups'
import { fullNameOf } from '@topup/domain'
import { accountOf } from '../../../store/state/sessionStore.ts'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'

/**
 * Who receives the product, in which game, and whose account pays: "Kaelith · S128 Moonfall", under it "Starfall
 * Chronicle · Global · ren_hoshi". Source: decisions 31 and 67.
 */
export function RecipientLine() {
  const { session } = useServices()
  const account = useSelected(session, accountOf)
  const game = useSelected(session, (state) => state.game)
  return (
    <>
      <CharacterLine />
      <br />
      <NameLine of={known(game && fullNameOf(game), account?.username)} />
    </>
  )
}

/** The character in one line: "Kaelith · S128 Moonfall". */
export function CharacterLine() {
  const { selection } = useServices()
  const { character, server } = useSelected(selection, (state) => state.selection)
  return <NameLine of={known(character?.display, server?.display)} />
}

const known = (...names: readonly (string | null | undefined)[]) => names.flatMap((name) => name ?? [])
