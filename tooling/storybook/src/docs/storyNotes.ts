/** What the comments of a file say of its stories, by the name under which each is exported. */
export function storyNotes(source: string): ReadonlyMap<string, string> {
  const notes = source.matchAll(/^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+): Story\b/gm)
  return new Map(
    [...notes].map(({ 1: note = '', 2: name = '' }) => [
      name,
      note.replaceAll(/\n \*/g, ' ').replaceAll(/\s+/g, ' ').trim(),
    ]),
  )
}
