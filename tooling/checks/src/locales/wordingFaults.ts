import { parseSync, Visitor } from 'oxc-parser'
import type { Argument } from 'oxc-parser'
import { baseKey, placeholders } from './texts/texts.ts'
import type { Texts } from './texts/texts.ts'

/** What must not stand in the texts of some languages, and what is said where it does. */
interface Ban {
  readonly languages: readonly string[]
  readonly pattern: RegExp
  readonly fault: string
}

const noQuotes = (languages: readonly string[], others: string, one: string): Ban => ({
  languages,
  pattern: new RegExp(`[${others}]`),
  fault: `has other quotation marks than ${one}`,
})

/** A space of Korean counts; a particle that depends on the last sound of a word may not touch a placeholder. */
const koreanParticle = /\}\}(?:은|는|이(?!에요)|가|을|를|과|와|으?로|이?에요|예요)(?![가-힣])/

/** A figure, a Latin word or a placeholder beside a Chinese character, with a space between them. */
const chineseSpace =
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef] (?=[\dA-Za-z{])|[\dA-Za-z}] (?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/u

/** One line for each rule of writing. Source: decision 61. */
const bans: readonly Ban[] = [
  {
    languages: ['fr'],
    pattern: /[^\u00a0][;?!»]|[^\u00a0\d]:(?!\d)|«(?!\u00a0)/,
    fault: 'has no no-break space before : ; ? ! or inside « »',
  },
  noQuotes(['en', 'es', 'it', 'pt', 'tr', 'vi', 'th', 'id', 'ms', 'zh-cn'], '"„«»「」', '“ ”'),
  noQuotes(['de', 'pl'], '"«»「」', '„ “'),
  noQuotes(['fr', 'ru', 'ar'], '"“”„「」', '« »'),
  noQuotes(['ja', 'zh-tw'], '"“”„«»', '「 」'),
  noQuotes(['ko'], '"“”„«»「」', '‘ ’'),
  { languages: ['en'], pattern: /\w’\w/, fault: 'has a curly apostrophe' },
  {
    languages: ['fr', 'it', 'tr', 'vi', 'pt', 'es', 'de', 'pl'],
    pattern: /'/,
    fault: 'has a straight apostrophe',
  },
  { languages: ['ko'], pattern: koreanParticle, fault: 'has a particle after a placeholder' },
  {
    languages: ['zh-cn', 'zh-tw'],
    pattern: chineseSpace,
    fault: 'has a space beside a figure or a Latin word',
  },
]

/** The most characters on a button of a narrow phone: two lines. */
const buttonLength = 36

/** Buttons with more than a word or two. */
const buttons: ReadonlySet<string> = new Set([
  'account.change',
  'common.tryAgain',
  'confirm.offline.anyway',
  'confirm.openOrder.again',
  'confirm.openOrder.other',
  'confirm.openOrder.show',
  'coupons.goToVip',
  'order.copyDetails',
  'pages.notFound.home',
  'payForm.back',
  'payForm.providerPage',
  'recharge.backToMethods',
  'recharge.chooseMethod',
  'recharge.enterCard',
  'result.changeMethodShort',
  'result.checkAgain',
  'result.copyOrder',
  'result.dismiss',
  'result.iHavePaid',
  'result.later',
  'result.toPay',
  'rewards.logInToClaim',
  'support.contact',
  'support.open',
])

/** What a language writes against its own rules, or too long for a button. */
export function wordingFaults(texts: Texts, language: string): readonly string[] {
  const mine = bans.filter(({ languages }) => languages.includes(language))
  return [
    ...[...texts].flatMap(([key, text]) => {
      // Words from another key bring quotation marks of JSON.
      const shown = text.replaceAll(/\$t\(.*?\}\s*\)/g, '')
      const length = [...new Intl.Segmenter().segment(shown.replaceAll(/\{\{.*?\}\}|\u00ad/g, ''))].length
      return [
        ...mine.filter(({ pattern }) => pattern.test(shown)).map(({ fault }) => `${key} ${fault}`),
        ...(buttons.has(baseKey(key)) && length > buttonLength
          ? [`${key} has ${length} characters, a button ${buttonLength}`]
          : []),
      ]
    }),
    ...[...new Set([...texts.keys()].map(baseKey))].flatMap((key) => dualFaults(texts, key)),
  ]
}

/** The words of a dual ("two orders"), other than those of every number, stand without a figure. */
function dualFaults(texts: Texts, key: string): readonly string[] {
  const text = (form: string) => texts.get(`${key}_${form}`) ?? ''
  const words = (form: string) =>
    text(form)
      .replaceAll(/\{\{[^}]*\}\}/g, '')
      .trim()
  const isDual = !['few', 'many', 'other'].some((form) => words(form) === words('two'))
  const hasFigure = placeholders(text('two')).some((name) => name === 'count' || name === 'gems')
  return isDual && hasFigure ? [`${key}_two says its number twice`] : []
}

/** What a source file says about texts. */
export interface SourceTexts {
  /** Every text literal: any of them may be a key. */
  readonly literals: readonly string[]
  /** Beginnings of composed keys: `errors.` of `` `errors.${kind}` ``, and of groups that are read whole. */
  readonly prefixes: readonly string[]
  /** Words written into a component instead of the locale files, each with its offset. */
  readonly spoken: readonly string[]
}

/** Attributes that a person reads or hears. */
const spokenAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
])
const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** Reads one TypeScript file. Throws when it does not parse. */
export function readSource(name: string, code: string): SourceTexts {
  const { program, errors } = parseSync(name, code)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message ?? 'does not parse'}`)
  const literals: string[] = []
  const prefixes: string[] = []
  const spoken: string[] = []
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.push(node.value)
    },
    TemplateLiteral(node) {
      const head = node.quasis[0]?.value.cooked ?? ''
      if (node.expressions.length === 0) literals.push(head)
      else if (head.includes('.')) prefixes.push(head)
    },
    CallExpression({ callee, arguments: [first, options] }) {
      const isTranslate = callee.type === 'Identifier' && callee.name === 't'
      if (isTranslate && first?.type === 'Literal' && readsGroup(options)) prefixes.push(`${first.value}.`)
    },
    JSXText(node) {
      if (hasWord(node.value)) spoken.push(`"${node.value.trim()}" at ${node.start}`)
    },
    JSXAttribute({ name: attribute, value, start }) {
      const isSpoken = attribute.type === 'JSXIdentifier' && spokenAttributes.has(attribute.name)
      if (isSpoken && value?.type === 'Literal' && typeof value.value === 'string' && hasWord(value.value)) {
        spoken.push(`"${value.value}" at ${start}`)
      }
    },
  }).visit(program)
  return { literals, prefixes, spoken }
}

function readsGroup(options: Argument | undefined): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === 'returnObjects',
    )
  )
}
