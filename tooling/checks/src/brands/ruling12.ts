import type { BrandConfig, Language, PaymentRegion } from '@topup/domain'

/** What ruling 12 settles about one brand; a brand that it does not name is free. */
interface Ruled {
  readonly languages: readonly Language[]
  readonly regions: readonly PaymentRegion[]
  readonly newVersion: BrandConfig['newVersion']['kind']
  readonly stepBar: boolean
}

const ruled = (
  languages: string,
  regions: string,
  newVersion: Ruled['newVersion'],
  more: Partial<Ruled> = {},
): Ruled => ({
  languages: languages.split(' ') as Language[],
  regions: regions.split(' ') as PaymentRegion[],
  newVersion,
  stepBar: true,
  ...more,
})

/** Ruling 12, row by row; the first language is the default. */
export const ruling12: Readonly<Record<string, Ruled>> = {
  watt: ruled(
    'en ar de es fr id it ja ko ms pl pt ru th tr vi zh-cn zh-tw',
    'universal eru sea ja kr twhk useuro ru hk codapay mea',
    'regions',
  ),
  dragon: ruled('en zh-cn zh-tw th vi id', 'dragon', 'games', { stepBar: false }),
  ko: ruled('ko en', 'kr', 'everyone'),
  coolgame: ruled('en zh-cn zh-tw ja ko th vi id ms', 'sea twhk ja', 'games'),
  ru: ruled('ru en', 'ru eru', 'nobody', { stepBar: false }),
  joynet: ruled('en zh-cn th vi id ms', 'sea codapay', 'games'),
  ssgame: ruled('en zh-cn zh-tw th vi id ms de fr', 'universal sea twhk useuro', 'games'),
  joyage: ruled('zh-tw zh-cn en', 'twhk hk', 'everyone'),
  acenet: ruled('en de fr es it pt pl tr', 'universal useuro', 'everyone'),
  acenetJp: ruled('ja en', 'ja', 'everyone'),
  rhinosTwhk: ruled('zh-tw en', 'twhk', 'everyone'),
  rhinos: ruled('en de fr es it pt pl tr ru ar', 'universal useuro mea', 'everyone'),
  spotJp: ruled('ja', 'ja', 'everyone'),
  rhinosJp: ruled('ja en', 'ja', 'everyone'),
  rhinosSea: ruled('en zh-cn th vi id ms', 'sea codapay', 'everyone'),
  brandEn: ruled('en es pt fr de', 'universal', 'everyone'),
}
