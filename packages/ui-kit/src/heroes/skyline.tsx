import drawing from './skyline.svg?no-inline'
import { Scene } from './Scene.tsx'

/** A city at night. */
export function Hero() {
  return <Scene drawing={drawing} />
}
