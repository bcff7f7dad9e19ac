import type { BrandConfig, Deployment, Language, ReportFacts } from '@topup/domain'
import { createBrandStorage, storageOf } from '../../platform/brandStorage.ts'
import { browserClock } from '../../platform/clock.ts'
import { whenIdle } from '../../platform/whenIdle.ts'
import { startReporting } from './startReporting.ts'

/**
 * Reports from the pay document, within the limits of the store's own reports: a line says `pay` in place of a page, and no speed
 * is measured beside a payment. Source: decision 92.
 */
export function reportPay(of: {
  readonly brand: BrandConfig
  readonly deployment: Deployment
  readonly reports: ReportFacts
  readonly language: Language
}): void {
  const { brand, deployment, reports, language } = of
  startReporting(
    {
      brand,
      deployment,
      device: { userAgent: navigator.userAgent },
      tab: createBrandStorage(brand.key, storageOf(window, 'sessionStorage'), browserClock),
      translator: { language: () => language },
    },
    { ...reports, vitalsShare: 0 },
    {
      browser: window,
      whenIdle,
      random: Math.random,
      routeOf: () => 'pay',
      loadVitals: () => Promise.reject(new Error('No speed is measured here')),
    },
  )
}
