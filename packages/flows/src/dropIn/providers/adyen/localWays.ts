import { Redirect } from '@adyen/adyen-web'
import { noted } from '../../../store/loadCode.ts'

type Component = typeof Redirect

/**
 * Ways that are paid on a page of their own and need no field here. Adyen's code has parts of its own for them, so it
 * leaves them out unless one is named; for a way that it has no part for it takes `Redirect` by itself.
 */
class OnItsOwnPage extends Redirect {
  static override readonly txVariants = [
    'giropay',
    'klarna',
    'klarna_account',
    'klarna_paynow',
    'trustly',
    'twint',
    'vipps',
  ] as typeof Redirect.txVariants
}

/** Adyen's names of the ways with fields of their own; their code is fetched for a session that has one of them. */
const withFields = [
  'blik',
  'eps',
  'molpay_ebanking_fpx_MY',
  'molpay_ebanking_TH',
  'molpay_ebanking_VN',
  'onlineBanking_CZ',
  'onlineBanking_PL',
  'onlineBanking_SK',
]

/**
 * Adyen's parts for the local ways that a session offers. Those whose code cannot be loaded are left out: every other way can
 * be used without it. Source: decision 94.
 */
export async function localWays(offers: (type: string) => boolean): Promise<readonly Component[]> {
  if (!withFields.some(offers)) return [OnItsOwnPage]
  const code = await noted(() => import('./waysWithFields.ts')).catch(() => null)
  // Adyen types each part by its own options; a form takes them as one kind.
  return [OnItsOwnPage, ...((code?.waysWithFields ?? []) as unknown as readonly Component[])]
}

/**
 * Whether a way is confirmed outside the browser, in the app of a bank, after the payment has left the form. Until the
 * bank has answered, no other payment may be offered.
 */
export const isConfirmedElsewhere = (type: unknown): boolean => type === 'blik'
