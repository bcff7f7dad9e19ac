import drawing from './rays.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A star in a burst of rays. */
export function Hero() {
  return <Scene drawing={drawing} />
}
