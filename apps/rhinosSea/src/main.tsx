import { startStore } from '@topup/flows'
import en from '@topup/locales/en.json?url'
import zhCn from '@topup/locales/zh-cn.json?url'
import th from '@topup/locales/th.json?url'
import vi from '@topup/locales/vi.json?url'
import id from '@topup/locales/id.json?url'
import ms from '@topup/locales/ms.json?url'
import { Hero } from '@topup/ui-kit/heroes/waves'
import { localDeployments } from 'virtual:topup/local-deployment'
import { brand } from './brand.ts'
import { Mark } from './Mark.tsx'

void startStore({
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
  loadCheckout: (services) => import('./checkout.ts').then(({ checkout }) => checkout(services)),
  loadSocialLogins: () => import('./socialLogins.ts').then(({ socialLogins }) => socialLogins),
  artwork: { Hero, Mark },
  locales: { en, 'zh-cn': zhCn, th, vi, id, ms },
})
