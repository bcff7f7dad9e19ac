import { startStore } from '@topup/flows'
import { Hero } from '@topup/ui-kit/heroes/waves'
import { localDeployments } from 'virtual:topup/local-deployment'
import { brand } from './brand.ts'
import { locales } from './locales.ts'
import { Mark } from './Mark.tsx'
import { theme } from './theme.ts'
import { typeface } from './typeface.ts'

void startStore({
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
  loadCheckout: (services) => import('./checkout.ts').then(({ checkout }) => checkout(services)),
  loadSocialLogins: () => import('./socialLogins.ts').then(({ socialLogins }) => socialLogins),
  artwork: { Hero, Mark },
  theme,
  typeface,
  locales,
})
