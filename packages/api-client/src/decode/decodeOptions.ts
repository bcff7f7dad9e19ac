/** What decoding depends on in addition to the answer. */
export interface DecodeOptions {
  /** Lets links to local hosts pass, http too: for a sandbox build only. */
  readonly allowLocalHosts?: boolean
  /** Languages in order of preference, for texts that come as one per locale. */
  readonly languages?: readonly string[]
}
