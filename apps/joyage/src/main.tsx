import { startStore } from '@topup/flows'
import zhTw from '@topup/locales/zh-tw.json?url'
import zhCn from '@topup/locales/zh-cn.json?url'
import en from '@topup/locales/en.json?url'
import { Hero } from '@topup/ui-kit/heroes/rays'
import { localDeployments } from 'virtual:topup/local-deployment'
import { brand } from './brand.ts'
import { Mark } from './Mark.tsx'

void startStore({
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
  loadCheckout: (services) => import('./checkout.ts').then(({ checkout }) => checkout(services)),
  loadSocialLogins: () => import('./socialLogins.ts').then(({ socialLogins }) => socialLogins),
  artwork: { Hero, Mark },
  locales: { 'zh-tw': zhTw, 'zh-cn': zhCn, en },
})
