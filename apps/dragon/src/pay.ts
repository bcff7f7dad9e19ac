import { alipay } from '@topup/flows/dropIns/alipay'
import { startPayDocument } from '@topup/flows/pay'
import { localDeployments } from 'virtual:topup/local-deployment'
import { brand } from './brand.ts'
import { locales } from './locales.ts'
import { Mark } from './Mark.tsx'

/** The pay document of this store, with the drop-ins of its payment providers and no other. */
void startPayDocument({
  brand: { ...brand, deployments: [...brand.deployments, ...localDeployments] },
  dropIns: [alipay],
  Mark,
  locales,
})
