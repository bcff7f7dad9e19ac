/** A game's own currency has a drawing for each price rank. */
type CurrencyName = 'gem' | 'gold' | 'bullet' | 'fish' | 'pearl' | 'blossom'

/** Artwork by product type and price rank (design.md §1.3); the names of the symbols in `drawings`. */
export type ArtworkName =
  | `${CurrencyName}-${1 | 2 | 3 | 4 | 5}`
  | 'coin'
  | 'crate'
  | 'pass'
  | 'card'
  | 'potion'
  | 'scroll'
  | 'medal'

/** The files in `drawings`: a game sells one currency, so its page needs one or two of them and parses no others. */
export type ArtworkFile = CurrencyName | 'items'

/** All of them. */
export const artworkFiles: readonly ArtworkFile[] = [
  'gem',
  'gold',
  'bullet',
  'fish',
  'pearl',
  'blossom',
  'items',
]

/** The file that holds a drawing. */
export function artworkFile(name: ArtworkName): ArtworkFile {
  const [currency, rank] = name.split('-')
  return rank === undefined ? 'items' : (currency as CurrencyName)
}

/** The address of a drawing, in files at `urls`. */
export const artworkUrl = (name: ArtworkName, urls: Readonly<Record<ArtworkFile, string>>): string =>
  `${urls[artworkFile(name)]}#${name}`
