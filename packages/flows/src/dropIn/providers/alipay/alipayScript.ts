import { loadHostScript } from '../hostScript/loadHostScript.ts'

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
export async function createAlipayDialog(options: object): Promise<AlipayDialog> {
  await loadHostScript({ url: alipayScript })
  const { AMSCashierPayment } = window as { readonly AMSCashierPayment?: unknown }
  const dialog =
    typeof AMSCashierPayment === 'function' ? new (AMSCashierPayment as DialogClass)(options) : {}
  if (typeof dialog.createComponent !== 'function') throw new Error('Alipay’s script has another shape')
  return dialog as AlipayDialog
}
