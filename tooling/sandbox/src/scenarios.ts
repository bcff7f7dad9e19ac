import { codeScenarios } from './scenarios/codeScenarios.ts'
import { networkScenarios } from './scenarios/networkScenarios.ts'
import { paymentScenarios } from './scenarios/paymentScenarios.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { standingScenarios } from './scenarios/standingScenarios.ts'
import { screenScenarios } from './scenarios/screenScenarios.ts'

export type { Scenario } from './scenarios/scenario.ts'

/** Every named situation; one table for tests, stories and testers. */
export const scenarios: readonly Scenario[] = [
  ...codeScenarios,
  ...networkScenarios,
  ...paymentScenarios,
  ...screenScenarios,
  ...standingScenarios,
]
