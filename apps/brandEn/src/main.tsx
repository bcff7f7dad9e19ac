import { startStore } from '@topup/flows'
import en from '@topup/locales/en.json?url'
import es from '@topup/locales/es.json?url'
import pt from '@topup/locales/pt.json?url'
import fr from '@topup/locales/fr.json?url'
import de from '@topup/locales/de.json?url'
import { Hero } from '@topup/ui-kit/heroes/peaks'
import { localDeployments } from 'virtual:topup/local-deployment'
import { brand } from './brand.ts'
import { Mark } from './Mark.tsx'

void startStore({
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
  loadCheckout: (services) => import('./checkout.ts').then(({ checkout }) => checkout(services)),
  loadSocialLogins: () => import('./socialLogins.ts').then(({ socialLogins }) => socialLogins),
  artwork: { Hero, Mark },
  locales: { en, es, pt, fr, de },
})
