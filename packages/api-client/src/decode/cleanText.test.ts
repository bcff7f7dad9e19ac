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
  vi.stubGlobal('topupEntities', undefined)
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = parseFromString
    },
  )
}

/** As the first script of a document and the store have it. */
async function freshCopy() {
  vi.resetModules()
  return import('./cleanText.ts')
}

test('names of entities are read by each copy of this code, in a page that makes a policy once', async () => {
  stubPage(['entities'])
  for (const { cleanText } of [await freshCopy(), await freshCopy()])
    expect(cleanText('Caf&eacute; &amp; more', 100)).toBe('Café & more')
})

test('where no policy may be made, they stay as they came, and cost nothing around them', async () => {
  stubPage([])
  const { cleanText } = await freshCopy()
  expect(cleanText('Caf&eacute; &amp; more', 100)).toBe('Caf&eacute; & more')
})
