import type { BrandConfig, Language, PaymentRegion } from '@topup/domain'

/** What decision 38 fixes about one brand; a brand that it does not name is free. */
interface PublishedFacts {
  readonly languages: readonly Language[]
  readonly regions: readonly PaymentRegion[]
  readonly newVersion: BrandConfig['newVersion']['kind']
  readonly stepBar: boolean
}

const factsOf = (
  languages: string,
  regions: string,
  newVersion: PublishedFacts['newVersion'],
  more: Partial<PublishedFacts> = {},
): PublishedFacts => ({
  languages: languages.split(' ') as Language[],
  regions: regions.split(' ') as PaymentRegion[],
  newVersion,
  stepBar: true,
  ...more,
})

/** Decision 38, row by row; the first language is the default. */
export const publishedFacts: Readonly<Record<string, PublishedFacts>> = {
  watt: factsOf(
    'en ar de es fr id it ja ko ms pl pt ru th tr vi zh-cn zh-tw',
    'universal eru sea ja kr twhk useuro ru hk codapay mea',
    'regions',
  ),
  dragon: factsOf('en zh-cn zh-tw th vi id', 'dragon', 'games', { stepBar: false }),
  ko: factsOf('ko en', 'kr', 'everyone'),
  coolgame: factsOf('en zh-cn zh-tw ja ko th vi id ms', 'sea twhk ja', 'games'),
  ru: factsOf('ru en', 'ru eru', 'nobody', { stepBar: false }),
  joynet: factsOf('en zh-cn th vi id ms', 'sea codapay', 'games'),
  ssgame: factsOf('en zh-cn zh-tw th vi id ms de fr', 'universal sea twhk useuro', 'games'),
  joyage: factsOf('zh-tw zh-cn en', 'twhk hk', 'everyone'),
  acenet: factsOf('en de fr es it pt pl tr', 'universal useuro', 'everyone'),
  acenetJp: factsOf('ja en', 'ja', 'everyone'),
  rhinosTwhk: factsOf('zh-tw en', 'twhk', 'everyone'),
  rhinos: factsOf('en de fr es it pt pl tr ru ar', 'universal useuro mea', 'everyone'),
  spotJp: factsOf('ja', 'ja', 'everyone'),
  rhinosJp: factsOf('ja en', 'ja', 'everyone'),
  rhinosSea: factsOf('en zh-cn th vi id ms', 'sea codapay', 'everyone'),
  brandEn: factsOf('en es pt fr de', 'universal', 'everyone'),
}
