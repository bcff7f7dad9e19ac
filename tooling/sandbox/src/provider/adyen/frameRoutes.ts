import { Hono } from 'hono'
import type { Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { SandboxEnv } from '../../http/guards.ts'
import { frameHeaders, page } from '../../http/html.ts'
import type { World } from '../../world/world.ts'
import { pspPath, threeDSPath } from './cardPayment.ts'
import type { Authentication, AuthenticationResult, Authentications } from './cardPayment.ts'

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
function runSecuredField(formOrigin: string): void {
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
const securedFieldCss = `
html, body { margin: 0; height: 100%; background: transparent }
input { box-sizing: border-box; width: 100%; height: 100%; padding: 0; border: 0; outline: 0; background: transparent; font: 16px system-ui, sans-serif }
`

const folder = `${pspPath}securedfields/`
const script = `(${runSecuredField.toString()})(document.body.dataset.formOrigin)`

/**
 * The pages of the hosted fields, one for each frame of the card form. Like the provider's own they answer one origin: the
 * one in their address, which has to be a page of this machine.
 */
export function frameRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.get(`${folder}:key/:version/securedFields.html`, (c) => {
    // The SDK writes the origin of its page as base64.
    const formOrigin = Buffer.from(c.req.query('d') ?? '', 'base64').toString()
    if (!world.localNames.isOrigin(formOrigin))
      return c.json({ error: 'The fields are for pages of this machine only.' }, 403)
    const input = html`<input type="text" inputmode="numeric" autocomplete="off" />`
    const parts = {
      style: `${folder}field.css`,
      script: `${folder}field.js`,
      data: { 'form-origin': formOrigin },
    }
    return c.html(page('Sandbox', input, parts), 200, frameHeaders(formOrigin))
  })
  app.get(`${folder}field.js`, (c) => c.body(script, 200, { 'content-type': 'text/javascript' }))
  app.get(`${folder}field.css`, (c) => c.body(securedFieldCss, 200, { 'content-type': 'text/css' }))
  return app
}

/** What the SDK posts to the bank, in base64: `threeDSMethodData` for the device, `creq` for the challenge. */
const requestSchema = v.object({ threeDSServerTransID: v.string() })

/** What the player says to the bank. */
const choiceSchema = v.object({ id: v.string(), choice: v.picklist(['pass', 'fail', 'cancel']) })

const results = { pass: 'Y', fail: 'N', cancel: 'U' } as const satisfies Readonly<
  Record<string, AuthenticationResult>
>

/** Reports to the page that pays, as the provider's notification page does. */
function runNotification(): void {
  const { formOrigin = '', message = '' } = document.body.dataset
  window.parent.postMessage(message, formOrigin)
}

/**
 * The pages of 3-D Secure 2 in their frames: the bank's look at the device, its challenge, and the provider's page that
 * reports the end of each. What they report to the browser is for the browser; what counts is kept here.
 */
export function threeDSRoutes(authentications: Authentications): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  const read = async (c: Context<SandboxEnv>, name: 'threeDSMethodData' | 'creq') => {
    const sent = (await c.req.parseBody())[name]
    const text = Buffer.from(typeof sent === 'string' ? sent : '', 'base64url').toString()
    const request = v.safeParse(v.pipe(v.string(), v.parseJson(), requestSchema), text)
    return request.success ? authentications.get(request.output.threeDSServerTransID) : undefined
  }
  const unknown = (c: Context<SandboxEnv>) => c.json({ error: 'There is no such authentication.' }, 404)
  const notify = (c: Context<SandboxEnv>, { formOrigin }: Authentication, message: object) =>
    c.html(
      page('Sandbox', html`<p>One moment.</p>`, {
        script: `${threeDSPath}notification.js`,
        data: { 'form-origin': formOrigin, message: JSON.stringify(message) },
      }),
      200,
      frameHeaders(formOrigin),
    )

  app.post(`${threeDSPath}method`, async (c) => {
    const authentication = await read(c, 'threeDSMethodData')
    if (authentication === undefined) return unknown(c)
    return notify(c, authentication, { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } })
  })
  app.post(`${threeDSPath}challenge`, async (c) => {
    const authentication = await read(c, 'creq')
    if (authentication === undefined) return unknown(c)
    return c.html(page('Sandbox', challenge(authentication)), 200, frameHeaders(authentication.formOrigin))
  })
  app.post(`${threeDSPath}challengeNotification`, async (c) => {
    const sent = v.safeParse(choiceSchema, await c.req.parseBody())
    const authentication = sent.success ? authentications.get(sent.output.id) : undefined
    if (!sent.success || authentication === undefined) return unknown(c)
    const result = results[sent.output.choice]
    authentication.result ??= result
    return notify(c, authentication, { type: 'challengeResult', result: { transStatus: result } })
  })
  app.get(`${threeDSPath}notification.js`, (c) =>
    c.body(`(${runNotification.toString()})()`, 200, { 'content-type': 'text/javascript' }),
  )
  return app
}

const challenge = ({ id }: Authentication) =>
  html`<main>
    <p class="mark">Sandbox Bank</p>
    <h1>Is this you?</h1>
    <form method="post" action="${threeDSPath}challengeNotification">
      <input type="hidden" name="id" value="${id}" />
      <button name="choice" value="pass" class="main">Yes, pay</button>
      <button name="choice" value="fail">No, this is not me</button>
      <button name="choice" value="cancel">Cancel</button>
    </form>
  </main>`
