import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../repository/folders.ts'

/** The files of some folders whose names end so, with their texts. */
export function folderFiles(
  folders: readonly string[],
  end: string,
): readonly { readonly path: string; readonly text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(end))
      .map((name) => ({
        path: join(folder, name),
        text: readFileSync(join(rootFolder, folder, name), 'utf8'),
      })),
  )
}
