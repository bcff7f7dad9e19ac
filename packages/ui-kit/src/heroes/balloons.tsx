import drawing from './balloons.svg?no-inline'
import { Scene } from './Scene.tsx'

/** Balloons over clouds. */
export function Hero() {
  return <Scene drawing={drawing} />
}
