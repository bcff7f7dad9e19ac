import drawing from './ember.svg?no-inline'
import { Scene } from './Scene.tsx'

/** Mountains before a low sun. */
export function Hero() {
  return <Scene drawing={drawing} />
}
