import { mixtureOf, mixtureSeeds, oddities } from '../letter/oddities.ts'
import type { Scenario } from './scenario.ts'

const letter = (name: string, title: string, value: string): Scenario => ({
  name,
  title,
  source: 'decision 103',
  story: 'Pages/Select product/Ready',
  faults: [{ call: '*', kind: 'letter', value }],
})

/** A service that was written from the specification alone, and each thing that such a one may do otherwise. */
export const letterScenarios: readonly Scenario[] = [
  letter('letter', 'The service has only what the specification names, in the plainest shapes.', ''),
  {
    name: 'letter-refusal',
    title: 'By the letter: the next payment is refused with a code that nobody knows.',
    source: 'decision 104',
    story: 'Popups/Toasts/ErrorMessage',
    faults: [
      { call: 'starters', kind: 'code', value: '-4711', times: 1 },
      { call: '*', kind: 'letter', value: '' },
    ],
  },
  ...mixtureSeeds.map((seed) =>
    letter(`letter-mix-${seed}`, `By the letter: mixture ${seed} of oddities.`, mixtureOf(seed).join()),
  ),
  ...Object.entries(oddities).map(([name, { title }]) =>
    letter(`letter-${name}`, `By the letter: ${title}`, name),
  ),
]
