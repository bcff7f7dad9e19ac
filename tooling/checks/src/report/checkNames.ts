/** The names of `npm run check`. */
export const checkNames = [
  'brands',
  'budget',
  'bundles',
  'calls',
  'circles',
  'licences',
  'locales',
  'sources',
  'styles',
  'syntax',
] as const

/** The checks that read what was built, and can be asked about some stores alone. */
export const checksOfBuilds = ['budget', 'bundles', 'syntax'] as const satisfies (typeof checkNames)[number][]
