import { startStore } from '@topup/flows'
import {
  Hero,
  loadCheckout,
  loadSocialLogins,
  localDeployments,
  locales,
  texts,
  typeface,
} from 'virtual:topup/store'
import { brand } from './brand.ts'
import { Mark } from './Mark.tsx'
import { theme } from './theme.ts'

void startStore({
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
  loadCheckout,
  loadSocialLogins,
  artwork: { Hero, Mark },
  theme,
  typeface,
  locales,
  texts,
})
