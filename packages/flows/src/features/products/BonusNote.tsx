import { bonusParts } from './bonusParts.ts'

/** The service's own text, "+68 bonus", with the figure set apart. */
export function BonusNote({ text }: { readonly text: string }) {
  const { before, figure, after } = bonusParts(text)
  return (
    <bdi>
      {before}
      {figure !== '' && <b>{figure}</b>}
      {after}
    </bdi>
  )
}
