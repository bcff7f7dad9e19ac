import { listApps, readBrandApp } from '@topup/vite/apps'
import type { Brands } from './walk/walkStore.ts'

/** Reads the facts of all stores of this checkout: no store has to be built. */
export async function readBrands(): Promise<Brands> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  return {
    all: apps.map(({ brand }) => brand),
    withPayDocument: new Set(apps.flatMap(({ brand, dropIns }) => (dropIns.length === 0 ? [] : [brand.key]))),
  }
}
