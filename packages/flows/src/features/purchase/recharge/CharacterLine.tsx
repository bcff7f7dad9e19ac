import { NameLine } from '@topup/ui-kit'
import { useSelected, useServices } from '../../../store/servicesContext.tsx'

/** The character that receives the product, in one line: "Kaelith · S128 Moonfall". Source: decision 31. */
export function CharacterLine() {
  const { selection } = useServices()
  const { character, server } = useSelected(selection, (state) => state.selection)
  return <NameLine of={[character?.display, server?.display].flatMap((name) => name ?? [])} />
}
