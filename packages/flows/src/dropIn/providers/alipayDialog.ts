import type { Language } from '@topup/domain'
import { readAlipayEvent } from './alipay/alipayEvent.ts'
import { createAlipayDialog } from './alipay/alipayScript.ts'
import { parseAlipaySession } from './alipay/alipaySession.ts'
import type { DropInStart } from './dropInModule.ts'

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
