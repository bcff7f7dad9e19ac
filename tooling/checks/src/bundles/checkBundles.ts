import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walletsOf } from '@topup/domain'
import type { Language } from '@topup/domain'
import { listApps, neededDropIns, readBrandApp } from '@topup/vite'
import type { BrandApp } from '@topup/vite'
import { verdict } from '../report/checkRow.ts'
import type { CheckRow } from '../report/checkRow.ts'
import { readBuild, rootFolder } from '../repository/folders.ts'
import type { BuiltText } from '../repository/folders.ts'
import { brandFacts, moduleFacts } from './brandFacts.ts'
import type { Fact } from './brandFacts.ts'

/** A foreign fact in a build. */
interface Leak {
  readonly fact: Fact
  /** File that holds it. */
  readonly file: string
}

/** Facts of another brand that this brand does not share. */
export function foreignFacts(own: readonly Fact[], other: readonly Fact[]): readonly Fact[] {
  const shared = new Set(own.flatMap(({ kind, texts }) => texts.map((text) => `${kind} ${text}`)))
  return other.flatMap((fact) => {
    const texts = fact.texts.filter((text) => !shared.has(`${fact.kind} ${text}`))
    return texts.length < fact.needed ? [] : [{ ...fact, texts }]
  })
}

/** Which of these facts stand in a build; every fact is looked for in each file on its own. */
export function findLeaks(files: readonly BuiltText[], facts: readonly Fact[]): readonly Leak[] {
  return facts.flatMap((fact) => {
    const holder = files.find(
      ({ text }) => fact.texts.filter((wanted) => holds(text, fact, wanted)).length >= fact.needed,
    )
    return holder === undefined ? [] : [{ fact, file: holder.name }]
  })
}

function holds(text: string, { kind, pattern }: Fact, wanted: string): boolean {
  // Colours may be shortened, so the plain look would miss them.
  return (kind === 'theme' || text.includes(wanted)) && pattern(wanted).test(text)
}

/** So many faults of a row are said. */
const most = 5

/**
 * For each of these stores and every other one: the build of the first holds no host, id, name, region, colour set, drawing,
 * payment or login call, drop-in of the second. One more row per store: all of the payment, login and drop-in modules it
 * imports, none of those it does not, no drop-in's code in a file of the store itself, and no address of this machine. And one: the
 * texts of each of its languages, and of no other. Source: threat A-13, decision 37.
 */
export async function checkBundles(stores: readonly string[]): Promise<readonly CheckRow[]> {
  const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
  const facts = new Map(apps.map((app) => [app.brand.key, brandFacts(app)]))
  const built = apps.filter(({ brand }) => stores.includes(brand.key))
  return built.flatMap((app) => {
    const key = app.brand.key
    const files = readBuild(join(app.folder, 'dist'))
    const foreignTo = files.map(withoutCountries)
    const own = facts.get(key) ?? []
    const pairs = apps
      .filter((other) => other !== app)
      .map((other) => {
        const foreign = foreignFacts(own, facts.get(other.brand.key) ?? [])
        const leaks = findLeaks(foreignTo, foreign)
        const found = leaks.map(({ fact, file }) => `${fact.kind} ${fact.label} in ${file}`)
        const fine = `${foreign.length} facts absent`
        return verdict(`${key} without ${other.brand.key}`, found, { fine, most })
      })
    const stray = [
      ...moduleFaults(files, app),
      ...strayDropIns(files),
      ...files.filter(({ text }) => hasLocalAddress(text)).map(({ name }) => `a local address in ${name}`),
    ]
    return [
      ...pairs,
      verdict(`${key} release`, stray, {
        fine: `${app.providers.length} payments, ${app.logins.length} logins, ${neededDropIns(app).length} drop-ins and no other; no local address`,
        most,
      }),
      verdict(`${key} languages`, languageFaults(files, app.brand.languages, textsIn), {
        fine: `${app.brand.languages.length} languages with their texts, and no other`,
        most,
      }),
    ]
  })
}

/**
 * Modules in a build that its app does not import, and imported ones that the build lacks: then the look-out for them is
 * blind. The drop-ins that it must hold are those of its providers; the wallets are those of
 * its facts.
 */
export function moduleFaults(
  files: readonly BuiltText[],
  {
    brand,
    providers,
    logins,
  }: Pick<BrandApp, 'providers' | 'logins'> & {
    readonly brand: Parameters<typeof walletsOf>[0]
  } & Parameters<typeof neededDropIns>[0],
): readonly string[] {
  const imports: Partial<Record<Fact['kind'], readonly string[]>> = {
    provider: providers,
    login: logins,
    dropIn: neededDropIns({ brand, providers }),
    wallet: walletsOf(brand),
  }
  const isImported = ({ kind, label }: Fact) => imports[kind]?.includes(label) === true
  const found = new Map(findLeaks(files, moduleFacts).map(({ fact, file }) => [fact, file]))
  return moduleFacts.flatMap((fact) => {
    const file = found.get(fact)
    if (isImported(fact)) return file === undefined ? [`no ${fact.kind} ${fact.label}`] : []
    return file === undefined ? [] : [`${fact.kind} ${fact.label} in ${file}`]
  })
}

/** The texts of a language, as they are written. */
const textsIn = (language: Language): string =>
  readFileSync(join(rootFolder, `locales/${language}.json`), 'utf8')

/**
 * What a player of one of these languages would miss: its file, its texts there, or the way to it from the store's document. And
 * files of languages that the store does not speak.
 */
export function languageFaults(
  files: readonly BuiltText[],
  languages: readonly Language[],
  texts: (language: Language) => string,
): readonly string[] {
  const reached = reachedFrom('index.html', files)
  const built = files.flatMap((file) => {
    const [, language] = /^assets\/([a-z]{2}(?:-[a-z]{2})?)-[\w-]{8}\.json$/.exec(file.name) ?? []
    return language === undefined ? [] : [{ language, file }]
  })
  const missing = languages.flatMap((language) => {
    const own = built.filter((each) => each.language === language)
    const [{ file } = { file: undefined }] = own
    if (file === undefined) return [`no texts in ${language}`]
    if (own.length > 1) return [`texts in ${language} twice`]
    if (file.text !== texts(language)) return [`other texts than locales/${language}.json in ${file.name}`]
    return reached.has(file.name) ? [] : [`nothing leads to ${file.name}`]
  })
  const spoken = new Set<string>(languages)
  const foreign = built.filter(({ language }) => !spoken.has(language))
  return [...missing, ...foreign.map(({ file }) => `a language that is not spoken in ${file.name}`)]
}

/** A drop-in's code in what the store's own document leads to: there it would see the player's session at work. Source: decision 20. */
export function strayDropIns(files: readonly BuiltText[]): readonly string[] {
  const reached = reachedFrom('index.html', files)
  return findLeaks(
    files.filter(({ name }) => reached.has(name)),
    moduleFacts.filter(({ kind }) => kind === 'dropIn' || kind === 'wallet'),
  ).map(
    ({ fact, file }) =>
      `${fact.kind === 'wallet' ? 'wallet' : 'drop-in'} ${fact.label} in ${file} of the store`,
  )
}

/** A file and all files that it names, and they. */
function reachedFrom(start: string, files: readonly BuiltText[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const byFileName = new Map(files.map((file) => [file.name.replace(/^.*\//, ''), file]))
  const visit = (file: BuiltText | undefined) => {
    if (file === undefined || reached.has(file.name)) return
    reached.add(file.name)
    for (const [name] of file.text.matchAll(/[\w.-]+\.(?:json|js|css)\b/g)) visit(byFileName.get(name))
  }
  visit(byFileName.get(start))
  return reached
}

/**
 * An address of this machine, or the mark by which a sandbox build finds one. A router's bare
 * `http://localhost` and a rule that names the host are no addresses.
 */
const localAddress = /\/\/127\.0\.0\.1|\/\/localhost:\d|topup-sandbox/

/** Adyen's code asks whether it speaks to its makers' own machine: a question, and no address that anything is sent to. */
const question = /\.includes\([`'"]http:\/\/localhost:\d+[`'"]\)/g

/**
 * A provider's card form asks for countries by their code, some of which are names of regions too: a question of its own, and
 * nothing of another brand.
 */
export const withoutCountries = ({ name, text }: BuiltText): BuiltText => ({
  name,
  text: /(?:^|\/)cardForm-[^/]*$/.test(name) ? text.replaceAll(/[!=]==[`'"][a-z]{2}[`'"]/g, '') : text,
})

/** Whether a release build's file knows a way to this machine. */
export const hasLocalAddress = (text: string): boolean => localAddress.test(text.replaceAll(question, ''))
