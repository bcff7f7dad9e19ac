import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page whose policy makes each name once, and whose parser takes nothing but what a policy made. */
function stubPage(allowed: readonly string[]) {
  const made = new Set<string>()
  const createPolicy = (name: string, rules: { createHTML(html: string): string }) => {
    if (made.has(name) || !allowed.includes(name)) throw new TypeError(`no policy ${name}`)
    made.add(name)
    return { createHTML: (html: string) => ({ trusted: rules.createHTML(html) }) }
  }
  const parseFromString = (markup: { readonly trusted?: string }) => {
    if (markup.trusted === undefined) throw new TypeError('This document requires TrustedHTML')
    return { documentElement: { textContent: markup.trusted === '&eacute;' ? 'é' : markup.trusted } }
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = parseFromString
    },
  )
}

/** As a page has it that has read nothing yet. */
async function freshCopy() {
  vi.resetModules()
  return import('./cleanText.ts')
}

test('names of entities are read, in a page that makes a policy once', async () => {
  stubPage(['entities'])
  const { cleanText } = await freshCopy()
  for (const name of ['Caf&eacute; &amp; more', '&eacute;'])
    expect(cleanText(name, 100)).toBe(name.replace('&eacute;', 'é').replace('&amp;', '&'))
})

test('where no policy may be made, they stay as they came, and cost nothing around them', async () => {
  stubPage([])
  const { cleanText } = await freshCopy()
  expect(cleanText('Caf&eacute; &amp; more', 100)).toBe('Caf&eacute; & more')
})
