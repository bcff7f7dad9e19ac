/** A map that keeps its newest entries alone: in a shared sandbox nobody ends what waits in memory. */
export class NewestMap<V> extends Map<string, V> {
  readonly #most: number

  constructor(most = 1_000) {
    super()
    this.#most = most
  }

  override set(key: string, value: V): this {
    super.set(key, value)
    const [oldest] = this.keys()
    if (this.size > this.#most && oldest !== undefined) this.delete(oldest)
    return this
  }
}
