/** Who has the answer, by what a field is about; the first that fits counts. */
const suppliers: readonly (readonly [field: RegExp, supplier: string])[] = [
  [/customerService/, 'publisher: customer service'],
  [/^deployments\.\w+\.(?!own)/, 'publisher: operations'],
  [/tracking\./, 'publisher: analytics'],
  [/socialLogin\./, 'publisher: owner of the apps at the login providers'],
  [/login\./, 'publisher: account service'],
  [/games\./, 'publisher: game operations'],
  [/cardScript\./, 'card provider'],
  [/^legal\./, 'publisher: legal department'],
  [/^seller\./, 'publisher: legal department, as the seller in Japan'],
  [/^LICENSE$/, 'owner of this code'],
  [/^(?:wire|currencies|methodsApart)/, 'publisher: API team'],
]

/** Who supplies a field. Throws for a field that nobody was named for. */
export function supplierOf(field: string): string {
  const found = suppliers.find(([pattern]) => pattern.test(field))
  if (found === undefined) throw new Error(`Nobody is named who supplies ${field}: add it to suppliers.ts`)
  return found[1]
}
