import { useDeferredValue, useState } from 'react'
import type { ThemeInputs } from '@topup/ui-kit/theme'
import { inTheme } from '../storyBrands.ts'
import type { StoryBrand } from '../storyBrands.ts'
import { Advice } from './Advice.tsx'
import { CopyTheme } from './CopyTheme.tsx'
import { DerivedTheme } from './DerivedTheme.tsx'
import './playground.css'
import { Screens } from './Screens.tsx'
import { ThemeForm } from './ThemeForm.tsx'

/** Props of {@link Playground}. */
interface PlaygroundProps {
  /** Whose facts and mark the screens have. */
  readonly brand: StoryBrand
  /** The inputs that it starts with. */
  readonly start: ThemeInputs
  /** What the toolbar holds. */
  readonly globals: Readonly<Record<string, unknown>>
}

/** A theme to play with: its inputs, and beside them what the product's own derivation makes of them. */
export function Playground({ brand, start, globals }: PlaygroundProps) {
  const [inputs, setInputs] = useState(start)
  // What is derived may come a moment later than what is typed.
  const derived = useDeferredValue(inputs)
  const worn = inTheme(brand, derived)
  return (
    <main className="playground" lang="en">
      <div className="playground__inputs">
        <h1 className="playground__title">A theme for {brand.name}</h1>
        <ThemeForm inputs={inputs} onChange={setInputs} onReset={() => setInputs(brand.inputs)} />
        <Advice brand={worn} onChange={setInputs} />
        <CopyTheme inputs={inputs} brand={brand.key} />
      </div>
      <div className="playground__result">
        <Screens brand={worn} globals={globals} />
        <DerivedTheme brand={worn} />
      </div>
    </main>
  )
}
