/** What the SDK sends to a field's frame; the first message sets the field up. */
interface FromForm {
  readonly numKey: number
  readonly fieldType: string
  readonly focus?: boolean
  readonly iframeUIConfig?: {
    readonly sfStyles?: { readonly base?: Readonly<Record<string, string>> }
    readonly ariaConfig?: Readonly<Record<string, { readonly label?: string }>>
    readonly placeholders?: Readonly<Record<string, string>>
  }
}

/**
 * The code of a hosted field's page, run in the frame: speaks the message protocol of Adyen's SDK (config, focus, brand,
 * encryption, errors) with the page at `formOrigin` alone. "Encrypted" is the value in base64: the sandbox has to read
 * which test card it is. It is sent to the browser as text, so it uses nothing from outside itself.
 */
export function runSecuredField(formOrigin: string): void {
  const input = document.querySelector('input') as HTMLInputElement
  let field: FromForm | null = null
  let isEncrypted = false

  const say = (message: object) => {
    if (field === null) return
    const { fieldType, numKey } = field
    window.parent.postMessage(JSON.stringify({ fieldType, numKey, ...message }), formOrigin)
  }
  const blob = (encryptedFieldName: string, value: string) => ({
    type: encryptedFieldName,
    encryptedFieldName,
    blob: `sandbox.${btoa(value)}`,
  })
  const digitsOf = () => input.value.replace(/\D/g, '')
  const passesLuhn = (digits: string) =>
    Array.from(digits)
      .reverse()
      .reduce((sum, digit, place) => {
        const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
        return sum + (value > 9 ? value - 9 : value)
      }, 0) %
      10 ===
    0
  const encrypt = (blobs: readonly object[], more: object = {}) => {
    isEncrypted = true
    say({ action: 'encryption', [field?.fieldType ?? '']: blobs, ...more })
  }
  const refuse = (action: string, error: string) => {
    isEncrypted = false
    say({ action, error })
  }

  const readers: Readonly<Record<string, (action: string) => void>> = {
    encryptedCardNumber: (action) => {
      const digits = digitsOf().slice(0, 16)
      input.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ')
      const brand = { 4: 'visa', 5: 'mc' }[digits[0] ?? ''] ?? 'card'
      say({ action: 'brand', brand, cvcPolicy: 'required', expiryDatePolicy: 'required', cvcText: 'CVC' })
      if (digits.length < 16) return refuse(action, action === 'blur' ? 'cc.num.901' : '')
      if (!passesLuhn(digits)) return refuse('luhnCheck', 'cc.num.902')
      encrypt([blob('encryptedCardNumber', digits)], { endDigits: digits.slice(-4) })
    },
    encryptedExpiryDate: (action) => {
      const digits = digitsOf().slice(0, 4)
      input.value = digits.replace(/^(\d{2})(\d)/, '$1/$2')
      const month = digits.slice(0, 2)
      if (digits.length < 4) return refuse(action, action === 'blur' ? 'cc.dat.911' : '')
      if (month < '01' || month > '12') return refuse(action, 'cc.dat.911')
      const year = `20${digits.slice(2)}`
      encrypt([blob('encryptedExpiryMonth', month), blob('encryptedExpiryYear', year)], { type: 'year' })
    },
    encryptedSecurityCode: (action) => {
      const digits = digitsOf().slice(0, 3)
      input.value = digits
      if (digits.length < 3) return refuse(action, action === 'blur' ? 'cc.cvc.921' : '')
      encrypt([blob('encryptedSecurityCode', digits)])
    },
  }
  const read = (action: string) => readers[field?.fieldType ?? '']?.(action)

  const setUp = (message: FromForm) => {
    field = message
    const { sfStyles, ariaConfig, placeholders } = message.iframeUIConfig ?? {}
    Object.assign(input.style, sfStyles?.base)
    input.setAttribute('aria-label', ariaConfig?.[message.fieldType]?.label ?? message.fieldType)
    input.placeholder = placeholders?.[message.fieldType] ?? ''
    say({ action: 'config' })
  }

  window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== formOrigin || source !== window.parent || typeof data !== 'string') return
    const message = JSON.parse(data) as FromForm
    if (field === null) setUp(message)
    else if (message.numKey === field.numKey && message.focus === true) input.focus()
  })
  input.addEventListener('input', () => read('keyPressed'))
  input.addEventListener('focus', () => say({ action: 'focus', focus: true, numChars: input.value.length }))
  input.addEventListener('blur', () => {
    say({ action: 'focus', focus: false, numChars: input.value.length })
    if (!isEncrypted && input.value !== '') read('blur')
  })
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') say({ action: 'enterKeyPressed' })
  })
}

/** The look of a field: nothing but its text, on the form's own ground. */
export const securedFieldCss = `
html, body { margin: 0; height: 100%; background: transparent }
input { box-sizing: border-box; width: 100%; height: 100%; padding: 0; border: 0; outline: 0; background: transparent; font: 16px system-ui, sans-serif }
`
