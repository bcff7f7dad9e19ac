import { GooglePay } from '@adyen/adyen-web'
import { ownValue } from '@topup/domain'
import { guardScripts } from '../hostScript/guardScripts.ts'

/** Where Google's script comes from; it has no version, and no hash is published. */
export const googleHost = 'https://pay.google.com'

/**
 * Adyen's part for Google Pay, left out where Google's script is not what Adyen's code takes it for: its button would be an
 * empty place. Source: decision 95.
 */
class CheckedGooglePay extends GooglePay {
  override async isAvailable(): Promise<void> {
    await super.isAvailable()
    const client: unknown = await ownValue(this.googlePay, 'paymentsClient')
    if (!isClient(client)) throw new Error('Google’s script has another shape')
  }
}

const isClient = (client: unknown): boolean =>
  typeof client === 'object' &&
  client !== null &&
  ['createButton', 'loadPaymentData'].every(
    (name) => typeof (client as Readonly<Record<string, unknown>>)[name] === 'function',
  )

/**
 * Adyen's part for Google Pay. Its code loads Google's script as soon as a form is made, tries three times, and leaves
 * Google Pay out where the script does not come or says nothing for five seconds; every other way can be used all the same.
 * From here on the document takes scripts of Google's host. Source: decisions 95 and 96.
 */
export function googlePay(): readonly (typeof GooglePay)[] {
  guardScripts([googleHost])
  return [CheckedGooglePay]
}
