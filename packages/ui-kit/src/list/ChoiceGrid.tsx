import { RadioGroup } from '../group/RadioGroup.tsx'
import { Icon } from '../icon/Icon.tsx'
import { iconCheck } from '../icon/icons.ts'

/** One choice; a choice of a language is named in that language. */
export interface Choice {
  readonly value: string
  readonly name: string
  /** Language of the name, for its font and voice. */
  readonly lang?: string | undefined
}

export interface ChoiceGridProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Two columns of choices, such as languages; arrows only move, since choosing closes the popup. */
export function ChoiceGrid({ label, choices, value, onChoose }: ChoiceGridProps) {
  return (
    <RadioGroup label={label} arrows="focus" className="choice-grid">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          lang={choice.lang}
          aria-checked={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          <span className="row-face row-face--no-lead">
            <span>
              <bdi>{choice.name}</bdi>
            </span>
            {choice.value === value && <Icon of={iconCheck} size="s" />}
          </span>
        </button>
      ))}
    </RadioGroup>
  )
}
