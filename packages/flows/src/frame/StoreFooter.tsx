import { LegalFooter } from '@topup/ui-kit'
import { StoreLegalLinks } from './StoreLegalLinks.tsx'

/** The legal footer of a page whose code has it. */
export const StoreFooter = () => (
  <LegalFooter>
    <StoreLegalLinks />
  </LegalFooter>
)
