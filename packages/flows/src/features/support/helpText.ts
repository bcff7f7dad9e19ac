import { assertNever } from '@topup/domain'
import type { CustomerService } from '@topup/domain'
import type { TFunction } from 'i18next'

/** How to reach customer service, in one or two sentences. Source: decision 64. */
export function helpText(t: TFunction, service: CustomerService): string {
  switch (service.kind) {
    case 'page':
      return t('support.webText')
    case 'mail':
      // Isolated, so that an address keeps its order within text from right to left.
      return t('support.mailText', { address: `\u2068${service.address}\u2069` })
    case 'inGame':
      return t('legal.inquiry.howText')
    default:
      return assertNever(service)
  }
}
