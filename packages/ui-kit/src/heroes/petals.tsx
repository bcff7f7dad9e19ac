import drawing from './petals.svg?no-inline'
import { Scene } from './Scene.tsx'

/** Blossom before the sun. */
export function Hero() {
  return <Scene drawing={drawing} />
}
