import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listApps, readBrandApp } from '@topup/vite'
import { expect, test } from 'vitest'
import { ids, links } from '../brands/checkBrands.ts'
import { rootFolder } from '../repository/folders.ts'
import { withRealValues } from './realValues.ts'

const apps = await Promise.all(listApps().map((key) => readBrandApp(key)))
const sourceOf = (folder: string) => readFileSync(join(folder, 'src/brand.ts'), 'utf8')

test.each(apps.map(({ brand, folder }) => [brand.key, folder] as const))(
  '%s: no host, id or text of a placeholder is left',
  (key, folder) => {
    const real = withRealValues(sourceOf(folder), key)
    expect(real.match(/[\w.-]+\.example\b|'placeholder[^']*'|clientId: 90\d+/g)).toBeNull()
    expect(real).not.toContain(`'${key}-`)
  },
)

test('the same placeholder always gives the same value', () => {
  const source = "googleClientId: 'shop-google-login'"
  expect(withRealValues(source, 'shop')).toBe(withRealValues(source, 'shop'))
  expect(withRealValues(source, 'shop')).toMatch(/'4\d{11}-\w{32}\.apps\.googleusercontent\.com'/)
})

/** Hosts and client ids that a release engineer will replace. */
const replaced = apps
  .flatMap(({ brand }) => [...links(brand).map((link) => new URL(link).host), ...ids(brand)])
  .filter((text) => text.endsWith('.example') || /^[a-zA-Z]+-[\w-]+$/.test(text))

/** The files of some folders whose names end so, with their texts. */
function folderFiles(
  folders: readonly string[],
  end: string,
): readonly { readonly path: string; readonly text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end))
      .map((name) => ({
        path: join(folder, name),
        text: readFileSync(join(rootFolder, folder, name), 'utf8'),
      })),
  )
}

test('no tool and none of its tests names a host or an id of a brand that has placeholders', () => {
  const named = folderFiles(
    ['tooling/checks/src', 'tooling/sandbox/src', 'tooling/vite/src'],
    '.test.ts',
  ).flatMap(({ path, text }) =>
    replaced.filter((value) => text.includes(`${value}`)).map((value) => `${path}: ${value}`),
  )
  expect([...new Set(named)]).toEqual([])
})
