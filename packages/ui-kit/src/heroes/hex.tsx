import drawing from './hex.svg?no-inline'
import { Scene } from './Scene.tsx'

/** Hexagon tiles around a spade. */
export function Hero() {
  return <Scene drawing={drawing} />
}
