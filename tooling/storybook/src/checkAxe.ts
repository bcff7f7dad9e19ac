import axe from 'axe-core'

/** What is wrong with the page, a line for each rule and place; empty when nothing is. */
export async function checkAxe(rules: 'all' | 'contrast'): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Style sheets are read again for one rule that is no part of the standard.
    preload: false,
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
    // A story is a part of a page: landmarks and headings around it are the page's.
    rules: rules === 'contrast' ? {} : { region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id} ${target.join(' ')} ${html}`),
  )
}
