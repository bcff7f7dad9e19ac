import type { ReleaseManifest } from '../release/releaseManifest.ts'

/** What a release engineer needs to know of a running preview. */
export function previewLines({
  manifest,
  origin,
  file,
}: {
  readonly manifest: Pick<ReleaseManifest, 'brand' | 'version' | 'environments'>
  readonly origin: string
  /** Of the manifest, as it is typed in the root of the repository. */
  readonly file: string
}): string {
  const [host = ''] = manifest.environments.flatMap(({ origins }) => origins)
  return [
    `${manifest.brand} ${manifest.version} with the headers of a release: ${origin}`,
    `Verify it:  npm run verify -- ${origin} --manifest ${file}`,
    `The store works at its own hosts alone, as ${host}: here it shows the page for a wrong address and calls nobody.`,
    'Stop:       Ctrl-C',
  ].join('\n')
}
