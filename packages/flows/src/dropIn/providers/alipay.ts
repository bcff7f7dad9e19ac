import type { Language } from '@topup/domain'
import * as v from 'valibot'
import type { DropInModule, DropInStart } from './dropInModule.ts'
import { loadHostScript } from './hostScript/loadHostScript.ts'

/** Alipay's names of our languages; a language that Alipay has no texts for gets English. */
const locales: Readonly<Partial<Record<Language, string>>> = {
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  id: 'in_ID',
  it: 'it_IT',
  ko: 'ko_KR',
  pt: 'pt_BR',
  th: 'th_TH',
  vi: 'vi_VN',
  'zh-cn': 'zh_CN',
  'zh-tw': 'zh_HK',
}

/** Alipay's card dialog; their part of it comes from their host, and ours is too small for a file of its own. */
export const alipay: DropInModule = { provider: 'alipay', mount: mountAlipay }

/**
 * Shows Alipay's card dialog for a payment session, over the page; what is typed goes to Alipay's frame. Resolves when
 * the dialog stands; rejects when the session cannot be read or the dialog cannot be set up. Whatever it says after that
 * ends it: it does not tell what was sent and what was not, so from its first moment a payment may have been. Source:
 * decisions 29 and 96, faults M-15.
 */
export async function mountAlipay(
  start: Pick<DropInStart, 'parameters' | 'language' | 'onSent' | 'onEnd'>,
): Promise<void> {
  const { parameters, language, onSent, onEnd } = start
  const session = parseAlipaySession(parameters)
  if (session === null) throw new Error('No session')
  let isShown = false
  let react: (event: unknown) => void = () => undefined
  let broken: (reason: unknown) => void = () => undefined
  const shown = new Promise<void>((resolve, reject) => {
    broken = (reason) =>
      isShown ? onEnd() : reject(reason instanceof Error ? reason : new Error(String(reason)))
    react = (event) => {
      const said = readAlipayEvent(event)
      if (said === 'none') return
      if (said === 'shown') {
        isShown = true
        onSent()
        resolve()
      } else if (isShown || said === 'over') {
        // A word on a payment says that one was sent, also where the dialog never said that it stood.
        if (!isShown) onSent()
        onEnd()
        resolve()
      } else reject(new Error('Alipay’s dialog cannot be set up'))
    }
  })
  const dialog = await createAlipayDialog({
    environment: session.environment,
    locale: locales[language] ?? 'en_US',
    analytics: { enabled: false },
    onEventCallback: (event: unknown) => react(event),
  })
  Promise.resolve(
    dialog.createComponent({ sessionData: session.sessionData, appearance: { showLoading: true } }),
  ).catch(broken)
  await shown
}

/** What an event of Alipay's dialog means for the pay document. */
export type AlipayEvent = 'shown' | 'over' | 'failed' | 'none'

const eventSchema = v.object({ code: v.string() })

/** The codes after which the dialog is gone, or only the service knows what came of a payment. */
const over: readonly string[] = [
  'SDK_PAYMENT_SUCCESSFUL',
  'SDK_PAYMENT_PROCESSING',
  'SDK_PAYMENT_FAIL',
  'SDK_PAYMENT_CANCEL',
  'SDK_PAYMENT_ERROR',
]

/** The codes of errors that can come before anything was paid. */
const failed: readonly string[] = [
  'SDK_INTERNAL_ERROR',
  'SDK_INIT_PARAMETER_ERROR',
  'SDK_CREATEPAYMENT_PARAMETER_ERROR',
  'SDK_CREATECOMPONENT_ERROR',
  'SDK_LAUNCH_PAYMENT_APP_ERROR',
  'SDK_CALL_URL_ERROR',
]

/**
 * Reads an event of Alipay's dialog. A code that we do not know changes nothing, as does a form that was filled in wrongly: the
 * dialog stands and says so. Source: decisions 29 and 96.
 */
function readAlipayEvent(event: unknown): AlipayEvent {
  const read = v.safeParse(eventSchema, event)
  if (!read.success) return 'none'
  const { code } = read.output
  if (code === 'SDK_END_OF_LOADING') return 'shown'
  if (over.includes(code)) return 'over'
  return failed.includes(code) ? 'failed' : 'none'
}

/**
 * Alipay's script of payment dialogs, in the version that its package `@alipay/ams-checkout` has. No hash is published for it.
 */
export const alipayScript =
  'https://sdk.marmot-cloud.com/package/ams-checkout/1.47.2/dist/umd/ams-checkout.min.js'

/** What we use of Alipay's script. */
export interface AlipayDialog {
  createComponent(session: object): unknown
}

type DialogClass = new (options: object) => Partial<AlipayDialog>

/** Loads Alipay's script and makes a dialog. Rejects when the script does not come, or is not what it was. */
async function createAlipayDialog(options: object): Promise<AlipayDialog> {
  await loadHostScript({ url: alipayScript })
  const { AMSCashierPayment } = window as { readonly AMSCashierPayment?: unknown }
  const dialog =
    typeof AMSCashierPayment === 'function' ? new (AMSCashierPayment as DialogClass)(options) : {}
  if (typeof dialog.createComponent !== 'function') throw new Error('Alipay’s script has another shape')
  return dialog as AlipayDialog
}

const sessionSchema = v.object({
  environment: v.picklist(['sandbox', 'prod']),
  sessionData: v.pipe(v.string(), v.nonEmpty()),
})

/**
 * A payment session at Alipay, as the service made it for one order. The names of the parameters are assumed. Source: spec §7,
 * decisions 52 and 96.
 */
export type AlipaySession = v.InferOutput<typeof sessionSchema>

/** Parses the parameters of `drop_in`; null when they are no payment session. */
function parseAlipaySession(parameters: Readonly<Record<string, string>>): AlipaySession | null {
  const read = v.safeParse(sessionSchema, parameters)
  return read.success ? read.output : null
}
