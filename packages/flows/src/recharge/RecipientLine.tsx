import { NameLine } from '@topup/ui-kit/popups'
import { GameName } from '../games/GameName.tsx'
import { useSelected, useServices } from '../app/servicesContext.tsx'

/** Who receives the goods, and in which game: "Kaelith · S128 Moonfall", under it "Starfall Chronicle · Global". Source: ruling 5. */
export function RecipientLine() {
  return (
    <>
      <RoleLine />
      <br />
      <GameName />
    </>
  )
}

/** The character in one line: "Kaelith · S128 Moonfall". */
export function RoleLine() {
  const { selection } = useServices()
  const { role, server } = useSelected(selection, (state) => state.selection)
  return <NameLine of={[role?.display, server?.display].filter((part) => part !== undefined)} />
}
