import type { BrandConfig } from '@topup/domain'
import { factsIn, inlineHashes, responseHeaders } from '@topup/vite/deploy'
import { askFollowing, contentOf, headerDifferences } from '@topup/vite/verify'
import type { RunStep } from '../visit/recorder.ts'
import type { Target } from '../target/target.ts'
import type { Reached } from './reach.ts'

/** What is asked of a store without a browser. */
export interface FileCheck {
  readonly step: RunStep
  readonly origin: string
  readonly brand: BrandConfig
  readonly environment: Target['environment']
  readonly hasPayDocument: boolean
}

/** Holds headers and files with fixed names against what the brand's facts say. A release's hashes are `verify`'s business. */
export async function checkHeaders(check: FileCheck, { document, answer }: Reached): Promise<void> {
  const { step, origin, brand, environment, hasPayDocument } = check
  const { sandboxOrigins, html } = document
  const expected = responseHeaders(
    { brand: policyFacts(brand, environment, sandboxOrigins), ...inlineHashes(html), sandboxOrigins },
    { hosts: [], styleHashes: [], scriptHashes: [] },
  )
  await step('store', 'headers of the document', (notes) => {
    for (const text of headerDifferences(expected.document, answer.headers)) notes.fault(text)
  })
  await step('store', 'manifest', async (notes) => {
    const found = await askFollowing(new URL('/manifest.webmanifest', origin), 'identity')
    if (found.status !== 200) return notes.fault(`it answers ${found.status}`)
    const name = nameIn(contentOf(found).toString('utf8'))
    if (name !== brand.name) notes.fault(`its name is "${name}", not "${brand.name}"`)
    for (const text of headerDifferences(expected.named, found.headers)) notes.fault(text)
  })
  await step('store', 'a missing file', async (notes) => {
    const { status } = await askFollowing(new URL('/assets/no-such-file.js', origin), 'identity')
    if (status !== 404) notes.fault(`it answers ${status}, not 404: a phone would keep a page as a script`)
  })
  if (!hasPayDocument) return
  await step('store', 'pay document', async (notes) => {
    const found = await askFollowing(new URL('/pay.html', origin), 'identity')
    if (found.status !== 200) return notes.fault(`it answers ${found.status}`)
    const { 'content-security-policy': _hashed, ...others } = expected.pay ?? {}
    for (const text of headerDifferences(others, found.headers)) notes.fault(text)
    const policies = found.headers.get('content-security-policy')?.length ?? 0
    if (policies !== 1) notes.fault(`it has ${policies} policies, not one`)
  })
}

/** The facts that a policy is made of: a sandbox build names the hosts of all deployments, a release those of one. */
const policyFacts = (
  brand: BrandConfig,
  environment: Target['environment'],
  sandboxOrigins: readonly string[] | null,
): BrandConfig =>
  sandboxOrigins === null ? (factsIn(brand, environment === 'demo' ? 'demo' : 'production') ?? brand) : brand

/** The name in a web app manifest; an empty text where it is none. */
function nameIn(text: string): string {
  try {
    const { name } = JSON.parse(text) as { readonly name?: unknown }
    return typeof name === 'string' ? name : ''
  } catch {
    return ''
  }
}
