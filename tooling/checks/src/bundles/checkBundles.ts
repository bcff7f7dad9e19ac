import { join } from 'node:path'
import { type BrandApp, listApps, readBrandApp } from '@topup/vite'
import type { CheckRow } from '../checkRow.ts'
import { type BuiltText, readBuild } from '../folders.ts'
import { brandFacts } from './brandFacts.ts'
import type { Fact } from './fact.ts'
import { findLeaks, foreignFacts } from './findLeaks.ts'
import { allLogins, loginFact } from './loginPaths.ts'
import { allProviders, providerFact } from './providerPaths.ts'

/**
 * For every ordered pair of stores: the build of the first holds no host, id, name, colour set, drawing,
 * payment or login call of the second. One more row per store: all of the payment and login modules it imports,
 * none of those it does not, and no address of this machine. Source: threat A-13, ruling 11.
 */
export async function checkBundles(): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const facts = new Map(apps.map((app) => [app.brand.key, brandFacts(app)]))
  return apps.flatMap((app) => {
    const key = app.brand.key
    const files = readBuild(join(app.folder, 'dist'))
    const own = facts.get(key) ?? []
    const pairs = apps
      .filter((other) => other !== app)
      .map((other): CheckRow => {
        const foreign = foreignFacts(own, facts.get(other.brand.key) ?? [])
        const leaks = findLeaks(files, foreign)
        const found = leaks.map(({ fact, file }) => `${fact.kind} ${fact.label} in ${file}`)
        return row(`${key} without ${other.brand.key}`, found, `${foreign.length} facts absent`)
      })
    const stray = [
      ...moduleFaults(files, app),
      ...files.filter(({ text }) => localAddress.test(text)).map(({ name }) => `a local address in ${name}`),
    ]
    return [
      ...pairs,
      row(
        `${key} release`,
        stray,
        `${app.providers.length} payments, ${app.logins.length} logins and no other; no local address`,
      ),
    ]
  })
}

/** Modules in a build that its app does not import, and imported ones that the build lacks: then the look-out for them is blind. */
export function moduleFaults(
  files: readonly BuiltText[],
  { providers, logins }: Pick<BrandApp, 'providers' | 'logins'>,
): readonly string[] {
  const isImported = ({ kind, label }: Fact) => (kind === 'login' ? logins : providers).includes(label)
  const modules = [...allProviders.map(providerFact), ...allLogins.map(loginFact)]
  const found = new Map(findLeaks(files, modules).map(({ fact, file }) => [fact, file]))
  return modules.flatMap((fact) => {
    const file = found.get(fact)
    if (isImported(fact)) return file === undefined ? [`no ${fact.kind} ${fact.label}`] : []
    return file === undefined ? [] : [`${fact.kind} ${fact.label} in ${file}`]
  })
}

/**
 * An address of this machine, or the mark by which a sandbox build finds one. A router's bare
 * `http://localhost` and a rule that names the host are no addresses.
 */
const localAddress = /\/\/127\.0\.0\.1|\/\/localhost:\d|topup-sandbox/

function row(subject: string, found: readonly string[], fine: string): CheckRow {
  return found.length === 0
    ? { subject, kind: 'passed', detail: fine }
    : { subject, kind: 'failed', detail: found.slice(0, 5).join('; ') }
}
