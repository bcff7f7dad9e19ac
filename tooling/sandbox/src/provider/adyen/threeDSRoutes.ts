import type { Context } from 'hono'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { SandboxEnv } from '../../http/env.ts'
import type { Authentication, AuthenticationResult, Authentications } from './authentications.ts'
import { framePage } from './framePages.ts'
import { threeDSPath } from './threeDSActions.ts'

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
    return request.success ? authentications.find(request.output.threeDSServerTransID) : null
  }
  const unknown = (c: Context<SandboxEnv>) => c.json({ error: 'There is no such authentication.' }, 404)
  const notify = (c: Context<SandboxEnv>, { formOrigin }: Authentication, message: object) =>
    framePage(c, {
      formOrigin,
      script: `${threeDSPath}notification.js`,
      style: '/assets/pages.css',
      body: html`<p>One moment.</p>`,
      data: JSON.stringify(message),
    })

  app.post(`${threeDSPath}method`, async (c) => {
    const authentication = await read(c, 'threeDSMethodData')
    if (authentication === null) return unknown(c)
    return notify(c, authentication, { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } })
  })
  app.post(`${threeDSPath}challenge`, async (c) => {
    const authentication = await read(c, 'creq')
    if (authentication === null) return unknown(c)
    return framePage(c, {
      formOrigin: authentication.formOrigin,
      style: '/assets/pages.css',
      body: challenge(authentication),
    })
  })
  app.post(`${threeDSPath}challengeNotification`, async (c) => {
    const sent = v.safeParse(choiceSchema, await c.req.parseBody())
    const authentication = sent.success ? authentications.find(sent.output.id) : null
    if (!sent.success || authentication === null) return unknown(c)
    const result = results[sent.output.choice]
    authentications.decide(authentication.id, result)
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
