// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { guardScripts } from './guardScripts.ts'
import type { GuardedBrowser } from './guardScripts.ts'
import { loadHostScript } from './loadHostScript.ts'

const url = 'https://sdk.provider.example/v1/form.js'

type Types = NonNullable<GuardedBrowser['trustedTypes']>
type Rules = Parameters<Types['createPolicy']>[1]

/** A browser with trusted types, and the policies that were made in it. */
function guarded() {
  const made: { readonly name: string; readonly rules: Rules }[] = []
  const trustedTypes = {
    get defaultPolicy() {
      return made.find(({ name }) => name === 'default') ?? null
    },
    createPolicy: (name: string, rules: Rules) => void made.push({ name, rules }),
  }
  return { browser: { document, location, trustedTypes }, made }
}

const added = () => document.querySelector('script')

afterEach(() => added()?.remove())

test('a script is asked for at its one address, and has run when it is there', async () => {
  const loaded = loadHostScript({ url })
  expect(added()?.src).toBe(url)
  expect(added()?.referrerPolicy).toBe('no-referrer')
  expect(added()?.hasAttribute('integrity')).toBe(false)
  added()?.dispatchEvent(new Event('load'))
  await expect(loaded).resolves.toBeUndefined()
})

test('a script that does not come leaves nothing behind', async () => {
  const loaded = loadHostScript({ url })
  added()?.dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow('did not come')
  expect(added()).toBeNull()
})

test('a script whose hash is agreed is asked for with it', () => {
  void loadHostScript({ url, integrity: 'sha384-abc' })
  expect([added()?.integrity, added()?.crossOrigin]).toEqual(['sha384-abc', 'anonymous'])
})

test('from then on scripts come from that host and from here, and from no other place', () => {
  const { browser, made } = guarded()
  void loadHostScript({ url }, browser)
  const rules = made[0]?.rules
  expect(made.map(({ name }) => name)).toEqual(['default'])
  expect(rules?.createScriptURL('https://sdk.provider.example/3ds.js')).toBe(
    'https://sdk.provider.example/3ds.js',
  )
  expect(rules?.createScriptURL('/assets/form.js')).toBe('/assets/form.js')
  for (const address of [
    'https://elsewhere.example/form.js',
    'https://sdk.provider.example.elsewhere.example/form.js',
    'data:text/javascript,alert(1)',
  ])
    expect(() => rules?.createScriptURL(address)).toThrow('Not a script of the payment provider')
})

test('no text becomes a script, and markup stays what it is', () => {
  const { browser, made } = guarded()
  guardScripts([], browser)
  expect(() => made[0]?.rules.createScript()).toThrow('No text becomes a script here')
  expect(made[0]?.rules.createHTML('<b>Pay</b>')).toBe('<b>Pay</b>')
})

test('a document is guarded once', () => {
  const { browser, made } = guarded()
  guardScripts([], browser)
  guardScripts([], browser)
  expect(made).toHaveLength(1)
})
