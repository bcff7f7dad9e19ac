import { useSelected, useServices } from '../../store/servicesContext.tsx'

/** The chosen character and server as players read them, or null before a character is chosen. */
export function useCharacterName(): { readonly name: string; readonly server: string } | null {
  const { selection } = useServices()
  const { character, server } = useSelected(selection, (state) => state.selection)
  if (character === null || server === null) return null
  return { name: character.display, server: server.display }
}
