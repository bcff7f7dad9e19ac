/** Origin of a store that the global setup serves. Throws for an unknown brand key. */
export function storeOrigin(brand: string): string {
  const origins = JSON.parse(process.env['STORES'] ?? '{}') as Readonly<Record<string, string>>
  const origin = origins[brand]
  if (origin === undefined) throw new Error(`No store "${brand}" is served`)
  return origin
}

/** Origins of the sandbox: the main host, then the backups. */
export function sandboxOrigins(): readonly string[] {
  return JSON.parse(process.env['SANDBOX'] ?? '[]') as readonly string[]
}
