import { useSelected, useServices } from '../../store/servicesContext.tsx'

/** The chosen character and server as players read them, or null before a character is chosen. */
export function useRoleName(): { readonly name: string; readonly server: string } | null {
  const { selection } = useServices()
  const { role, server } = useSelected(selection, (state) => state.selection)
  if (role === null || server === null) return null
  return { name: role.display, server: server.display }
}
