import type { Generated, JSONColumnType } from 'kysely'

/** A JSON column: written as text, read back parsed. */
type Json<T extends object> = JSONColumnType<T, string, string>

/** Tracking rows. */
export interface TrackingTable {
  tracking_id: Generated<number>
  at_ms: number
  path: string
  event: string
  idfv: string
  body: Json<Record<string, unknown>>
}

/** A fault waiting for a player's call; `times_left` null is forever. */
export interface FaultTable {
  fault_id: Generated<number>
  player: string
  call: string
  kind: string
  value: string
  times_left: number | null
}

/** How far one player's clock is from the real one. */
export interface ClockTable {
  player: string
  offset_ms: number
}

/** How a player's pay page behaves. */
export interface SettleTable {
  player: string
  delay_ms: number
}
