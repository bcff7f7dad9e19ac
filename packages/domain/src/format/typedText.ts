// Text that people type or paste, as the store compares and sends it.

/** Marks of direction, zero-width characters, fillers, tags and soft hyphens: a paste brings them along, and nobody sees them. */
const invisible =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]|\u034F|[\u180B-\u180D]|[\uFE00-\uFE0F]|\uDB40[\uDC00-\uDDEF]/g

/** Hyphens and dashes that keyboards and documents put in place of the ordinary one. */
const hyphens = /[\u02D7\u2010-\u2015\u2043\u2212\u2500\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g

/** Letters of Cyrillic and Greek keyboards and the long vowel of kana, and what looks the same in ASCII: a card is printed in that. */
const twins = [
  'АВЕКМНОРСТУХаеорсухЅІЈѕіјΑΒΕΖΗΙΚΜΝΟΡΤΥΧοーｰ',
  'ABEKMHOPCTYXaeopcyxSIJsijABEZHIKMNOPTYXo--',
] as const
const [twin, latin] = twins

/** The figures of mathematics: five sets of ten, one after the other from U+1D7CE. */
const mathDigits = /\uD835[\uDFCE-\uDFFF]/g

/** The joiners shape letters of some scripts and emoji; a number has no use for them. */
const joiners = /[\u200C\u200D]/g

/** The zero of each script whose figures stand beside each other, as Unicode keeps them. */
const zeros = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀႐០᠐᥆᧐᪀᪐᭐᮰᱀᱐꘠꣐꤀꧐꧰꩐꯰'

/** Figures of every script as ASCII ones. Written without classes of Unicode, which old phones cannot read. */
function asciiDigits(text: string): string {
  const plain = text.replace(mathDigits, (digit) => String((digit.charCodeAt(1) - 0xdfce) % 10))
  return plain.replace(/[\u0660-\uABF9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    for (const zero of zeros) {
      const value = code - zero.charCodeAt(0)
      if (value >= 0 && value < 10) return String(value)
    }
    return digit
  })
}

/** Full-width letters, figures and blanks as ordinary ones. */
const narrow = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')

/** One line of text without what nobody sees in it: a name as it is sent. A no-break space is a space. */
export const cleanTyped = (text: string): string => text.replace(invisible, '').replace(/\s/g, ' ').trim()

/**
 * A number or a password that is printed on a card, as the service knows it: in ASCII. Blanks inside stay. A text that has letters of
 * its own script keeps all of them.
 */
export function plainCardText(text: string): string {
  const plain = asciiDigits(narrow(cleanTyped(text.replace(joiners, ''))).replace(hyphens, '-'))
  const ascii = plain.replace(/[^ -~]/g, (letter) => latin.charAt(twin.indexOf(letter)) || letter)
  return /^[ -~]*$/.test(ascii) ? ascii : plain
}

/** Letters with a stroke and ligatures, which Unicode does not take apart. Source: the platform's collation, see the test. */
const letters: ReadonlyMap<string, string> = new Map([
  ['Đ', 'D'],
  ['Ð', 'D'],
  ['Ħ', 'H'],
  ['Ł', 'L'],
  ['Ø', 'O'],
  ['Ŧ', 'T'],
  ['Æ', 'AE'],
  ['Œ', 'OE'],
  ['Þ', 'TH'],
  ['ẞ', 'SS'],
  // What Arabic and Persian keyboards have for one letter.
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
])

/** Accents, Arabic vowels with the stretching stroke, and voice marks, each apart from its letter. */
const marks = /\u0640|\u0670|[\u0300-\u036F]|[\u064B-\u065F]|\u3099|\u309A/g

/** Blanks, punctuation, the long vowel of kana, for which people type a hyphen, and what nobody sees. */
const between =
  /[\s!-#%-*,\-./:;?@[-\]_{}\u00A1\u00A7\u00AB\u00AD\u00B6\u00B7\u00BB\u00BF\u060C\u061B\u061C\u061F\u200B-\u206F\u3000-\u303F\u30FB\u30FC\uFEFF]/g

/**
 * Text as a search compares it: upper case, without accents, voice marks, blanks and punctuation; wide and narrow forms, figures of every
 * script, hiragana and katakana are the same. A text of punctuation alone stays as it is. Source: spec §2 "server-ID search".
 */
export function foldText(text: string): string {
  const folded = asciiDigits(
    text
      .normalize('NFKD')
      .toUpperCase()
      // The upper case of some letters has an accent of its own.
      .normalize('NFKD')
      .replace(marks, '')
      .replace(between, '')
      .replace(invisible, '')
      .replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[ĐÐĦŁØŦÆŒÞẞىیکة]/g, (letter) => letters.get(letter) ?? letter),
  )
  return folded === '' ? text.normalize().trim() : folded
}

/** The texts of a row, folded: once, however often a player types. A row is always searched by the same texts. */
const foldedTexts = new WeakMap<object, readonly string[]>()

/**
 * The rows of which one of these texts contains the query, as `foldText` compares them; where there is none, those that have each of its
 * words somewhere. All for an empty query. Source: faults W-01, W-11.
 */
export function searchRows<Row extends object>(
  rows: readonly Row[],
  query: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const rowsWith = (words: readonly string[]) =>
    rows.filter((row) => {
      const texts = foldedTexts.get(row) ?? textsOf(row).map(foldText)
      foldedTexts.set(row, texts)
      return words.every((word) => texts.some((text) => text.indexOf(word) !== -1))
    })
  const wanted = foldText(query)
  if (wanted === '') return rows
  const found = rowsWith([wanted])
  // A word of punctuation alone looks for nothing.
  const words = query.split(/[\s,\uFF0C\u3001]/).filter((word) => word.replace(between, '') !== '')
  return found.length > 0 || words.length === 0 ? found : rowsWith(words.map(foldText))
}
