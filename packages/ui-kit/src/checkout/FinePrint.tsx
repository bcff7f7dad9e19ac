/** A part of the line: words, a page elsewhere, or a popup. */
export type FinePrintPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'popup'; readonly text: string; readonly press: () => void }

/** What a player may want to know before paying, in one small line under the button. */
export function FinePrint({ parts }: { readonly parts: readonly FinePrintPart[] }) {
  return (
    <p className="fine-print">
      {parts.map((part, index) => (
        <span key={index} className="fine-print__part">
          <Part of={part} />
        </span>
      ))}
    </p>
  )
}

function Part({ of }: { readonly of: FinePrintPart }) {
  const words = <bdi>{of.text}</bdi>
  switch (of.kind) {
    case 'text':
      return words
    case 'link':
      return (
        <a href={of.href} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )
    case 'popup':
      return (
        <button type="button" aria-haspopup="dialog" onClick={of.press}>
          {words}
        </button>
      )
  }
}
