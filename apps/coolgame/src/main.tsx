import { startStore } from '@topup/flows'
import { Hero } from '@topup/ui-kit/heroes/grid'
import { localDeployments } from 'virtual:topup/local-deployment'
import { brand } from './brand.ts'
import { locales } from './locales.ts'
import { Mark } from './Mark.tsx'
import { theme } from './theme.ts'
import { typeface } from './typeface.ts'
import { Wordmark } from './Wordmark.tsx'

void startStore({
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
  loadCheckout: (services) => import('./checkout.ts').then(({ checkout }) => checkout(services)),
  loadSocialLogins: () => import('./socialLogins.ts').then(({ socialLogins }) => socialLogins),
  artwork: { Hero, Mark, Wordmark },
  theme,
  typeface,
  locales,
})
