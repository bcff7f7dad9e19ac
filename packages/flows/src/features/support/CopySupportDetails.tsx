import type { ButtonVariant } from '@topup/ui-kit'
import { useServices } from '../../store/servicesContext.tsx'
import { CopyDetails } from './CopyDetails.tsx'
import { supportDetails } from './supportDetails.ts'

/** Copies what is known without an order, so that no way to customer service ends empty-handed. Source: decision 76. */
export function CopySupportDetails({ variant }: { readonly variant?: ButtonVariant }) {
  const services = useServices()
  return <CopyDetails variant={variant} details={() => supportDetails(services, window.location)} />
}
