/**
 * The standard rules. The build lowers syntax and adds prefixes (Lightning CSS, `tooling/vite/src/targets`), so sources are
 * written in today's notation. What it cannot lower for Chrome 64 and iOS 12 is allowed here.
 * @type {import('stylelint').Config}
 */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  rules: {
    // A block, its part, its variant: `product-card__name`, `button--primary`.
    'selector-class-pattern':
      '^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?$',
    // `gap` in a grid needs Chrome 66; `clip` hides for sight in every engine.
    'property-no-deprecated': [true, { ignoreProperties: ['grid-gap', 'clip'] }],
    // `overflow-wrap: anywhere` needs Chrome 80 and iOS 15.4; `break-word` does the same before them.
    'declaration-property-value-keyword-no-deprecated': [true, { ignoreKeywords: ['break-word'] }],
    // Rules stand in the order of what they draw: a variant after its block, whatever it weighs.
    'no-descending-specificity': null,
    // Names of typefaces, and `currentColor` as SVG writes it.
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreProperties: ['--font'] }],
    // Sides are physical, with a twin under `[dir='rtl']`: decision 69.
    'property-disallowed-list': ['/(^|-)(inline|block)(-|$)/', '/^border-(start|end)-/'],
    // Shorter, and Lightning CSS reads both.
    'import-notation': 'string',
  },
}
