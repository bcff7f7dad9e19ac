import type { BrandConfig, CardScript } from './brandConfig.ts'

/** The card scripts of a brand: its own, and those that its deployments have for themselves. Source: decision 65. */
export const cardScriptsOf = ({
  cardScript,
  deployments,
}: Pick<BrandConfig, 'cardScript' | 'deployments'>): readonly CardScript[] =>
  [cardScript, ...deployments.map(({ own }) => own?.cardScript)].flatMap((each) => each ?? [])
