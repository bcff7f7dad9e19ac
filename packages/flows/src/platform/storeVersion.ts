/** The name of the `<meta>` that the build leaves in every document. */
const name = 'topup-version'

/**
 * The version of the store in this page: the hash of the built files, after the commit of the release where it was
 * released. Undefined on a development server. Source: decision 85.
 */
export function storeVersion(page: Pick<Document, 'querySelector'> = document): string | undefined {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return content === '' ? undefined : content
}
