import { bonusParts } from './bonusParts.ts'

/** The service's own text, "+68 bonus", with the figure set apart. */
export function BonusNote({ text }: { readonly text: string }) {
  const { before, figure, after } = bonusParts(text)
  if (figure === '') return <bdi>{text}</bdi>
  return (
    <bdi>
      <span>{before}</span>
      <b>{figure}</b>
      <span>{after}</span>
    </bdi>
  )
}
