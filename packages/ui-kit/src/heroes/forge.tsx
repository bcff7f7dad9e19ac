import drawing from './forge.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A cog wheel. */
export function Hero() {
  return <Scene drawing={drawing} />
}
