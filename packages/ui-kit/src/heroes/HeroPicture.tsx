import { useState, type ComponentType } from 'react'

/** A scene that a publisher's picture covers once it is there; where it does not come, the scene stays. */
function HeroPicture({ src, Scene }: { readonly src: string; readonly Scene: ComponentType }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <Scene />
      {!isMissing && (
        <img
          className="scene scene--picture"
          src={src}
          alt=""
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </>
  )
}

/** The hero of a brand whose publisher gave a picture: `pictured(Hero, picture)` in place of `Hero`. Source: decision 83. */
export function pictured(Scene: ComponentType, src: string): ComponentType {
  return () => <HeroPicture src={src} Scene={Scene} />
}
