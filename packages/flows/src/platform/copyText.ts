import { reachable } from './reachable.ts'

/** The parts of a window that are needed to copy text. */
export type CopyBrowser = Pick<Window, 'document' | 'setTimeout'> & {
  /** Missing on iOS 12 and Chrome 64, and in pages without https. */
  readonly navigator: { readonly clipboard?: Pick<Clipboard, 'writeText'> }
}

/**
 * Copies text to the clipboard; must be called inside a tap. False where the browser or the app around it does
 * not allow it. Both ways are taken: in the web views of some apps the clipboard says yes and does nothing, or never answers. So its
 * word counts only where there is no other way.
 */
export async function copyText(text: string, browser: CopyBrowser): Promise<boolean> {
  const isMarkedCopied = copyMarked(text, browser.document)
  const isTaken = giveTo(
    reachable(() => browser.navigator.clipboard),
    text,
  )
  return isMarkedCopied ?? Promise.race([isTaken, silence(browser)])
}

/** How long a clipboard may take: a browser may first ask the player. */
const answerMs = 2_000

const silence = (browser: CopyBrowser) =>
  new Promise<false>((resolve) => browser.setTimeout(() => resolve(false), answerMs))

/** Whether the clipboard says that it has the text. */
async function giveTo(clipboard: CopyBrowser['navigator']['clipboard'], text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}

/** Copies in the way of old browsers: the selected text is copied. Null where a browser has it no more. */
function copyMarked(text: string, page: Document): boolean | null {
  if (typeof page.execCommand !== 'function') return null
  const before = page.activeElement
  const field = page.createElement('textarea')
  field.value = text
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  // While a dialog is open, text outside it cannot be selected.
  const place = before?.closest('[aria-modal="true"]') ?? page.body
  place.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  try {
    return page.execCommand('copy') === true
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
