import { registerHooks } from 'node:module'

/** What the form's own code imports and cannot run without a document, by its specifier. */
const replacements: Readonly<Record<string, string>> = {
  '@adyen/adyen-web': new URL('./sdk.ts', import.meta.url).href,
  // The look of the hosted fields, which nobody sees here: the real one reads colours from a document.
  './adyen/fieldStyles.ts': 'data:text/javascript,export const fieldStylesAt = () => ({})',
}
const nothing = 'data:text/javascript,'

/**
 * From now on Adyen's SDK is the model of it, and style sheets are empty: this is where the simulator cuts. Everything of
 * ours around the SDK runs as it ships. Must come before anything of the store is loaded.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.endsWith('.css') ? nothing : (replacements[specifier] ?? specifier), context),
})
