import type { ThemeInputs } from '@topup/ui-kit/theme'
import { Button } from '@topup/ui-kit'
import { themeChoices } from '../themeChoices.ts'
import { ColourField } from './ColourField.tsx'

/** Props of {@link ThemeForm}. */
interface ThemeFormProps {
  readonly inputs: ThemeInputs
  readonly onChange: (inputs: ThemeInputs) => void
  readonly onReset: () => void
}

/** The inputs of a theme as a form (design.md §1.5). */
export function ThemeForm({ inputs, onChange, onReset }: ThemeFormProps) {
  const { accent, followsSystem, ...others } = inputs
  const set = (changed: Partial<ThemeInputs>) => onChange({ ...inputs, ...changed })
  const radios = (name: 'mode' | 'radius' | 'heroTone' | 'cards' | 'artwork', legend: string) => (
    <Radios
      legend={legend}
      options={themeChoices[name]}
      chosen={inputs[name] ?? themeChoices[name][0] ?? ''}
      onChoose={(value) => set({ [name]: value })}
    />
  )
  return (
    <form className="playground__form" onSubmit={(event) => event.preventDefault()}>
      <ColourField label="Tint" value={inputs.tint} onChange={(tint) => set({ tint })} />
      <ColourField
        label="Accent"
        value={accent}
        onChange={(value) => set({ accent: value })}
        onClear={() => onChange({ ...others, ...(followsSystem && { followsSystem }) })}
      />
      {radios('mode', 'Mode')}
      <label className="playground__check">
        <input
          type="checkbox"
          checked={followsSystem === true}
          onChange={({ target }) =>
            onChange({
              ...others,
              ...(accent !== undefined && { accent }),
              ...(target.checked && { followsSystem: true as const }),
            })
          }
        />
        Follows the phone&apos;s light or dark mode
      </label>
      {radios('radius', 'Radius')}
      <label className="playground__field">
        <span className="playground__label">Hero</span>
        <select
          className="playground__input"
          value={inputs.hero}
          onChange={({ target }) => set({ hero: target.value as ThemeInputs['hero'] })}
        >
          {themeChoices.hero.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {radios('heroTone', 'Tone of the hero')}
      {radios('cards', 'Cards')}
      {radios('artwork', 'Drawings of products')}
      <Button variant="secondary" size="list" onClick={onReset}>
        Back to the brand&apos;s own
      </Button>
    </form>
  )
}

interface RadiosProps {
  readonly legend: string
  readonly options: readonly string[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

function Radios({ legend, options, chosen, onChoose }: RadiosProps) {
  return (
    <fieldset className="playground__field">
      <legend className="playground__label">{legend}</legend>
      <div className="playground__options">
        {options.map((option) => (
          <label key={option} className="playground__option">
            <input type="radio" name={legend} checked={option === chosen} onChange={() => onChoose(option)} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
