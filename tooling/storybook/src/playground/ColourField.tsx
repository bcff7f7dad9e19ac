import { parseHex } from '@topup/ui-kit/theme'
import { useId, useState } from 'react'

/** Props of {@link ColourField}. */
interface ColourFieldProps {
  readonly label: string
  /** As `#rrggbb`; undefined where the derivation chooses. */
  readonly value: string | undefined
  readonly onChange: (hex: string) => void
  /** Leaves the choice to the derivation; without it, a colour has to be there. */
  readonly onClear?: () => void
}

/** A colour by picker and by name: what is typed counts once it is a colour. */
export function ColourField({ label, value, onChange, onClear }: ColourFieldProps) {
  const id = useId()
  // What was typed stands for as long as it is what the colour came from: `#0bf` is not spelled out under the cursor.
  const [last, setLast] = useState({ text: value ?? '', made: value })
  const text = last.made === value ? last.text : (value ?? '')
  const hex = parseHex(text.trim())
  const isWrong = hex === undefined && !(text.trim() === '' && onClear !== undefined)
  const type = (typed: string) => {
    const read = parseHex(typed.trim())
    const isCleared = typed.trim() === '' && onClear !== undefined
    setLast({ text: typed, made: isCleared ? undefined : (read ?? value) })
    if (isCleared) onClear()
    else if (read !== undefined && read !== value) onChange(read)
  }
  return (
    <div className="playground__field">
      <label className="playground__label" htmlFor={id}>
        {label}
      </label>
      <div className="playground__colour">
        <input
          type="color"
          className="playground__picker"
          aria-label={`${label}, picker`}
          value={value ?? '#888888'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          className="playground__input"
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <p id={`${id}-hint`} className={isWrong ? 'playground__wrong' : 'playground__hint'}>
        {isWrong ? 'Write it as #rrggbb or #rgb, such as #00bbff' : hintOf(onClear !== undefined)}
      </p>
    </div>
  )
}

const hintOf = (mayBeEmpty: boolean): string =>
  mayBeEmpty ? '#rrggbb, or empty: the derivation chooses' : '#rrggbb or #rgb'
