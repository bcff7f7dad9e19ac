import { NameLine } from '@topup/ui-kit/popups'
import { useSelected, useServices } from '../app/servicesContext.tsx'

/** Who receives the goods, in one line: "Kaelith · S128 Moonfall". Source: ruling 5. */
export function RecipientLine() {
  const { selection } = useServices()
  const { role, server } = useSelected(selection, (state) => state.selection)
  return <NameLine of={[role?.display, server?.display].filter((part) => part !== undefined)} />
}
