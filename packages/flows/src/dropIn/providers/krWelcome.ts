import type { CardScript } from '@topup/domain'
import * as v from 'valibot'
import type { DropInOfFacts, DropInStart } from './dropInModule.ts'
import { loadHostScript } from './hostScript/loadHostScript.ts'

/**
 * What Welcome's script leaves in the window. Its name and shape are assumed until a publisher names the script: `open` shows
 * the dialog for these fields, and calls `closed` once when the dialog is gone, whatever came of the payment. It returns when the
 * dialog stands, at once or later. Source: spec §1, decisions 52 and 98.
 */
export interface WelcomePay {
  open(fields: Readonly<Record<string, string>>, closed: () => void): unknown
}

const scriptSchema = v.object({ open: v.function() })

/** Welcome's dialog, by the card script of the brand; our part of it is too small for a file of its own. */
export const krWelcome: DropInOfFacts = ({ cardScript }) => ({
  provider: 'krWelcome',
  mount: (start) => mountWelcome(start, cardScript),
})

/**
 * Opens Welcome's dialog with the fields that the service made for one order. Resolves when the dialog stands; rejects when the
 * brand has no card script, the script is blocked or of another shape, or the dialog does not open. Source: decisions 29 and 98.
 */
export async function mountWelcome(
  {
    parameters,
    onSent,
    onRefused,
    onEnd,
  }: Pick<DropInStart, 'parameters' | 'onSent' | 'onRefused' | 'onEnd'>,
  cardScript: CardScript | null,
): Promise<void> {
  if (cardScript === null) throw new Error('The brand has no card script')
  if (Object.keys(parameters).length === 0) throw new Error('No session')
  await loadHostScript(cardScript)
  const { WelcomePay: script } = window as { readonly WelcomePay?: unknown }
  if (!v.is(scriptSchema, script)) throw new Error('The card script has another shape')
  // The script does not tell when a payment is sent.
  onSent()
  try {
    // That it is a function is read above; what it takes only the type can say.
    await (script as unknown as WelcomePay).open({ ...parameters }, onEnd)
  } catch (error) {
    // In a dialog that does not open nothing was paid.
    onRefused()
    throw error
  }
}
