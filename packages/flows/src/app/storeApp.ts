import type { BrandConfig } from '@topup/domain'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import type { Artwork } from '../store/artwork.ts'
import type { LocaleUrls } from '../i18n/translator.ts'
import type { CheckoutServices } from '../features/purchase/contracts.ts'
import type { SocialProvider } from '../store/contracts/socialProvider.ts'
import type { Services } from '../store/services.ts'

/** What one brand's app passes to the shared code, which knows nothing else about the brand. */
export interface StoreApp {
  readonly brand: BrandConfig
  /** Loads the checkout with the brand's payment providers; a chunk of its own. */
  readonly loadCheckout: (services: Services) => Promise<CheckoutServices>
  /** Loads the login providers that the brand has ids for; a chunk of its own. */
  readonly loadSocialLogins: () => Promise<readonly SocialProvider[]>
  readonly artwork: Artwork
  /** What the colours were derived from when the store was built; another `brand_color` takes the tint's place. */
  readonly theme: ThemeInputs
  /** Address of the typeface for titles and prices; without it they stand in the system's own. */
  readonly typeface?: string | undefined
  readonly locales: LocaleUrls
}
