import drawing from './spots.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A leaf on spotted discs. */
export function Hero() {
  return <Scene drawing={drawing} />
}
