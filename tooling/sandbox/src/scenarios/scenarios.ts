import { codeScenarios } from './codeScenarios.ts'
import { letterScenarios } from './letterScenarios.ts'
import { networkScenarios } from './networkScenarios.ts'
import { paymentScenarios } from './paymentScenarios.ts'
import type { Scenario } from './scenario.ts'
import { standingScenarios } from './standingScenarios.ts'
import { screenScenarios } from './screenScenarios.ts'
import { wireScenarios } from './wireScenarios.ts'

export type { Scenario } from './scenario.ts'

/** Every named situation; one table for tests, stories and testers. */
export const scenarios: readonly Scenario[] = [
  ...codeScenarios,
  ...networkScenarios,
  ...paymentScenarios,
  ...screenScenarios,
  ...standingScenarios,
  ...wireScenarios,
  ...letterScenarios,
]
