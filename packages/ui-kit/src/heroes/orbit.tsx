import drawing from './orbit.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A ringed planet with a moon. */
export function Hero() {
  return <Scene drawing={drawing} />
}
