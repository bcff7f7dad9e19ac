/** What a release prints of a point that readiness calls open. */
export interface OpenRow {
  readonly brand: string
  readonly field: string
  readonly supplier: string
}

/** How many fields are named for one supplier. */
const shown = 4

/** What stands between these releases and their players: a line for each brand and who has the answers. */
export function openLines(rows: readonly OpenRow[]): string {
  if (rows.length === 0) return 'Nothing is open.'
  const brands = [...new Set(rows.map(({ brand }) => brand))]
  return brands
    .flatMap((brand) => {
      const own = rows.filter((row) => row.brand === brand)
      const suppliers = [...new Set(own.map(({ supplier }) => supplier))]
      const where = brand === 'all' ? 'all brands' : brand
      const how = brand === 'all' ? '' : `: npm run readiness -- ${brand}`
      return [
        `${own.length} open in ${where}${how}`,
        ...suppliers.map((supplier) => `  ${supplier}: ${fieldsOf(own, supplier)}`),
      ]
    })
    .join('\n')
}

function fieldsOf(rows: readonly OpenRow[], supplier: string): string {
  const fields = rows.flatMap((row) => (row.supplier === supplier ? [row.field] : []))
  const more = fields.length - shown
  return fields.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
