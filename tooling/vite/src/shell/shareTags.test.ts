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
