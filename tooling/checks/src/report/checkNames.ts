/** The names of `npm run check`. */
export const checkNames = [
  'brands',
  'budget',
  'bundles',
  'calls',
  'circles',
  'licences',
  'locales',
  'real-values',
  'real-values-all',
  'rules',
  'sources',
  'styles',
  'syntax',
  'workflows',
] as const
