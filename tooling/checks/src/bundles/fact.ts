/** Something that only one brand may ship. */
export interface Fact {
  readonly kind:
    | 'host'
    | 'id'
    | 'name'
    | 'key'
    | 'region'
    | 'theme'
    | 'hero'
    | 'mark'
    | 'typeface'
    | 'provider'
    | 'login'
    | 'dropIn'
    | 'wallet'
  /** For the report. */
  readonly label: string
  /**
   * Plain texts, at least `needed` of which must stand in a build for the fact to be there. A cheap first
   * look; `pattern` then says whether a hit is the fact or only looks like it.
   */
  readonly texts: readonly string[]
  readonly needed: number
  readonly pattern: (text: string) => RegExp
}

/** A fact that one text betrays. */
export const oneText = (
  kind: Fact['kind'],
  text: string,
  pattern: Fact['pattern'],
  label = text.slice(0, 40),
): Fact => ({ kind, label, texts: [text], needed: 1, pattern })

/** A text that is no part of a longer host, path or identifier: `pay.ko.example`, but not in `demo-pay.ko.example`. */
export const asWord = (text: string) => new RegExp(`(?<![\\w.-])${escape(text)}(?![\\w-]|\\.\\w)`)

/** A text as a whole quoted literal or as the whole text of an element: `"Dragon"`, `>Watt<`. */
export const asLiteral = (text: string) => new RegExp(`(["'\`>])${escape(text)}["'\`<]`)

/** A text as a whole quoted literal or as a key: `"sea"`, `{sea:`. */
export const asLiteralOrKey = (text: string) =>
  new RegExp(`(["'\`])${escape(text)}\\1|[{,]\\s*${escape(text)}:`)

/** A path of calls that goes on in neither direction. */
export const asPath = (text: string) => new RegExp(`(?<!\\w)${escape(text)}(?!\\w)`)

/** A text as it stands. */
export const asIs = (text: string) => new RegExp(escape(text))

export function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
