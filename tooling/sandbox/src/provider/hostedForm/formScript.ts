import type { FormAnswer, FormMessage } from './formMessage.ts'

/**
 * The code of a hosted form's page, run in the provider's frame: reads a test card, pays with it, and says how it goes to the
 * page at `formOrigin` alone. It is sent to the browser as text, so it uses nothing from outside itself.
 */
export function runHostedForm(formOrigin: string, secret: string): void {
  const form = document.querySelector('form') as HTMLFormElement
  const say = (kind: FormMessage) => window.parent.postMessage({ form: kind }, formOrigin)
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const bank = document.querySelector('#bank') as HTMLElement
  let isSent = false

  const answered: Readonly<Record<FormAnswer, () => void>> = {
    paid: () => say('paid'),
    refused: () => say('refused'),
    challenge: () => {
      form.hidden = true
      bank.hidden = false
    },
  }
  const pay = async (passed?: boolean) => {
    try {
      const response = await fetch('pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret, number: field('number').value.replace(/\D/g, ''), passed }),
      })
      if (!response.ok) return say('failed')
      const { outcome } = (await response.json()) as { readonly outcome: FormAnswer }
      answered[outcome]()
    } catch {
      say('failed')
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSent) return
    isSent = true
    say('submitted')
    void pay()
  })
  for (const button of Array.from(bank.querySelectorAll('button')))
    button.addEventListener('click', () => void pay(button.value === 'yes'))
  document.querySelector('#leave')?.addEventListener('click', () => say('left'))

  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== formOrigin || source !== window.parent) return
    const { colors } = data as { readonly colors?: Readonly<Record<string, string>> }
    if (colors === undefined) return
    document.body.style.color = colors['text'] ?? ''
    document.body.style.background = colors['ground'] ?? ''
  })
  say(document.body.dataset['state'] === 'open' ? 'ready' : 'failed')
}

/** The look of the page: one column that fits the smallest phone. */
export const hostedFormCss = `
html, body { margin: 0 }
body { padding: 12px; font: 16px system-ui, sans-serif }
form, #bank { display: grid; gap: 12px; max-width: 420px }
form[hidden], #bank[hidden] { display: none }
label { display: grid; gap: 4px }
input, button { box-sizing: border-box; width: 100%; min-width: 0; min-height: 44px; padding: 8px; font: inherit; color: inherit; background: transparent; border: 1px solid currentcolor; border-radius: 6px }
`
