import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listApps } from '../apps.ts'
import { readBrandApp } from '../apps/readBrandApp.ts'
import { shareTags } from './documentPlugin.ts'
import { textsOf } from './textsTag.ts'

const contentOf = (tags: ReturnType<typeof shareTags>, key: string) =>
  tags.find(({ attrs }) => attrs?.['name'] === key || attrs?.['property'] === key)?.attrs?.['content']

test.each(listApps())(
  '%s says in its default language what it is, with its name and its own picture',
  async (key) => {
    const app = await readBrandApp(key)
    const tags = shareTags(app)
    const { share, nav } = textsOf(app) as Record<string, Record<string, string>>
    const description = share?.['description']?.replaceAll('{{brand}}', app.brand.name)
    expect(description).toContain(app.brand.name)
    expect(description).not.toContain('{{')
    expect(contentOf(tags, 'description')).toBe(description)
    expect(contentOf(tags, 'og:description')).toBe(description)
    expect(contentOf(tags, 'og:title')).toBe(`${nav?.['topup']} – ${app.brand.name}`)
    const production = app.brand.deployments.find(({ environment }) => environment === 'production')
    expect(contentOf(tags, 'og:image')).toBe(`${production?.origins[0]}/screenshot-wide.jpg`)
  },
)

test('a name cannot end the attribute that it stands in', async () => {
  const app = await readBrandApp('watt')
  const named = { ...app, brand: { ...app.brand, name: '"><b>&' } }
  for (const { attrs } of shareTags(named)) expect(String(attrs?.['content'])).not.toMatch(/["<>]/)
})

/** Whether programs may ask for a path: of the rules that fit, the longest counts (RFC 9309). */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, rule = '']) => ({
    isAllowed: kind === 'Allow',
    isFit: rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
    length: rule.length,
  }))
  const fit = rules.filter((rule) => rule.isFit).sort((one, other) => other.length - one.length)
  return fit[0]?.isAllowed ?? true
}

test.each(listApps())(
  '%s lets programs read the pages that a visitor comes to, what draws them, and the picture',
  async (key) => {
    const app = await readBrandApp(key)
    const robots = readFileSync(join(app.folder, 'public/robots.txt'), 'utf8')
    const picture = new URL(String(contentOf(shareTags(app), 'og:image'))).pathname
    const open = ['/', '/selectGoods', '/selectGame?client_id=1', '/assets/entry-1.js', picture]
    expect(open.filter((path) => !isAllowed(robots, path))).toEqual([])
    const own = ['/my', '/replenishGoods?replenish_id=1', '/result', '/pay.html', '/?token=secret']
    expect(own.filter((path) => isAllowed(robots, path))).toEqual([])
  },
)
