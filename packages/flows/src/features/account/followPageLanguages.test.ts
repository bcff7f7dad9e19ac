import { getPageConfig } from '@topup/api-client'
import { pageConfigWire } from '@topup/api-client/testing'
import { expect, test } from 'vitest'
import { content } from '../../testing/fakeApi.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { narrowLanguage } from './followPageLanguages.ts'

/** A store in English whose page config names `languages`. */
async function storeWith(languages: string) {
  let config = languages
  const services = createFakeServices({
    answers: { [getPageConfig.path]: () => content(pageConfigWire({ language_config: config })) },
  })
  const readConfig = async (next = config) => {
    config = next
    await services.catalogue.getState().loadPageConfig()
  }
  await readConfig()
  return { services, readConfig, saved: () => services.brandStorage.text('language') }
}

test('a language outside the page config gives way to one that it names, and everything is loaded in it', async () => {
  const { services, saved } = await storeWith('ja')
  await narrowLanguage(services, ['en'])
  expect(services.translator.language()).toBe('ja')
  expect(services.api.callsTo('/api/pay/productPoints')).toHaveLength(1)
  expect(saved()).toBeNull()
})

test.each(['', 'en,ja', 'tlh'])(
  'a page config that names "%s" leaves the language alone',
  async (languages) => {
    const { services } = await storeWith(languages)
    await narrowLanguage(services, ['en'])
    expect(services.translator.language()).toBe('en')
    expect(services.api.callsTo('/api/pay/productPoints')).toEqual([])
  },
)

test.each([
  [
    'a saved choice',
    (services: Awaited<ReturnType<typeof storeWith>>['services']) =>
      services.brandStorage.write('language', 'en'),
  ],
  [
    'the language of a link',
    (services: Awaited<ReturnType<typeof storeWith>>['services']) => services.tab.write('linkLanguage', 'en'),
  ],
])('%s outside it counts for nothing, and again where the config allows it', async (_title, keep) => {
  const { services, readConfig } = await storeWith('ja')
  keep(services)
  await narrowLanguage(services, ['ja'])
  expect(services.translator.language()).toBe('ja')
  await readConfig('en,ja')
  await narrowLanguage(services, ['ja'])
  expect(services.translator.language()).toBe('en')
})
