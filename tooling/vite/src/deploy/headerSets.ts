/** Headers by lower-case name. */
export type HeaderSet = Readonly<Record<string, string>>

/** Headers of a store's kinds of answers. */
export interface ResponseHeaders {
  /** The document, for every path that is no file. */
  readonly document: HeaderSet
  /** Files whose name carries a hash of their content. */
  readonly hashed: HeaderSet
  /** Files with a fixed name: icons, manifest, robots. */
  readonly named: HeaderSet
  /** `/pay.html`, where the store has one: in place of `document`, never on top of it. Source: decision 20. */
  readonly pay?: HeaderSet
  /**
   * In a sandbox build: `/pay.html` where its server gives it an origin of its own, with all wallets that such a document may
   * have. Source: decision 95.
   */
  readonly payApart?: HeaderSet
  /** The sets of the documents in the demo deployment. Those above are production's: neither names a host of the other. */
  readonly demo?: Pick<ResponseHeaders, 'document' | 'pay'>
  /** `/sw.js`, in place of `named`; releases before decision 97 have none. */
  readonly worker?: HeaderSet
}

/** The header sets as one deployment has them. */
export function headersIn(headers: ResponseHeaders, environment: string | null): ResponseHeaders {
  const { demo, ...production } = headers
  return environment === 'demo' ? { ...production, ...demo } : production
}
