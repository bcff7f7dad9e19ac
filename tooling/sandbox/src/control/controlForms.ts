import { html } from 'hono/html'
import { faultKinds } from '../faults/fault.ts'
import type { Html } from '../http/html.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { everyone } from '../people/people.ts'

const playerField = (value = everyone): Html =>
  html`<label>Player <input name="player" value="${value}" required /></label>`

/** Adds a fault. */
export const faultForm = html`<form method="post" action="/__sandbox/page/fault">
  ${playerField()}
  <label>Call <input name="call" value="*" required /></label>
  <label
    >Fault
    <select name="fault">
      ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
    </select></label
  >
  <label>Value <input name="value" /></label>
  <label>Times (empty: forever) <input name="times" inputmode="numeric" /></label>
  <button>Add</button>
</form>`

/** Moves a player's clock. */
export const clockForm = html`<form method="post" action="/__sandbox/page/clock">
  ${playerField()}
  <label>Minutes from now <input name="minutes" value="0" inputmode="numeric" /></label>
  <button>Set the clock</button>
</form>`

/** Takes a player back to the first login. */
export const resetForm = html`<form method="post" action="/__sandbox/page/reset">
  ${playerField('')}
  <button>Back to the first login</button>
</form>`

/** Plays a scenario for a player. */
export const scenarioForm = html`<form method="post" action="/__sandbox/page/scenario">
  ${playerField()}
  <label
    >Scenario
    <select name="scenario">
      ${scenarios.map(({ name }) => html`<option>${name}</option>`)}
    </select></label
  >
  <button>Play</button>
</form>`
