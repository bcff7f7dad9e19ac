import type { ReactNode } from 'react'
import { groupIcons } from '../../features/products/groupIcon.ts'
import { CharacterRow, LogInRow } from '../../features/products/destinationViews.tsx'
import { SeenCard, type CardWords } from '../../features/products/SeenCard.tsx'
import type { SeenGood } from '../../features/products/seenGoods.ts'
import { ShelfView } from '../../features/products/ShelfView.tsx'
import { type CardKind, cardKinds, cardPart, place, tabIcons } from '../partNames.ts'

/**
 * The parts that the early script copies and fills in, each with everything that it may have: drawn by the store's own
 * components, so that nothing is drawn twice. The build renders them into a `template` of the document.
 */
export const Parts = () => (
  <>
    <Part name="logIn">
      <LogInRow
        title={place('logInTitle')}
        note={place('logInText')}
        action={place('logIn')}
        onPress={nothing}
      />
    </Part>
    <Part name="chooseCharacter">
      <CharacterRow title={place('chooseCharacter')} note={place('chooseCharacterText')} onPress={nothing} />
    </Part>
    <Part name="character">
      <CharacterRow title={<bdi>{place('character')}</bdi>} note={place('server')} onPress={nothing} />
    </Part>
    <Part name="shelf">
      <Shelf shown={place('key')} />
    </Part>
    <Part name="otherTabs">
      <Shelf shown="" />
    </Part>
    {cardKinds.map((kind) => (
      <Part key={cardPart(kind)} name={cardPart(kind)}>
        <SeenCard good={goodOf(kind)} words={cardWords} onPress={nothing} />
      </Part>
    ))}
  </>
)

const nothing = () => undefined

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div data-part={name}>{children}</div>
)

/** Tabs with each icon, and a panel without cards. */
const Shelf = ({ shown }: { readonly shown: string }) => (
  <ShelfView
    label={place('categories')}
    tabs={tabIcons.map((icon) => ({ key: place('key'), name: place('name'), icon: groupIcons[icon] }))}
    shown={{ key: shown, name: place('name') }}
    onShow={nothing}
    panelId="products"
  >
    {null}
  </ShelfView>
)

const cardWords: CardWords = {
  limited: place('limited'),
  coupon: place('coupon'),
  exchange: place('exchange'),
  points: place('points'),
}

const goodOf = ({ isExchange, isLimit, isWide }: CardKind): SeenGood => ({
  productId: '',
  name: place('product'),
  // The figure is found as one of the service's own text is.
  note: `${place('before')}0${place('after')}`,
  isBonus: true,
  price: isExchange ? '' : place('price'),
  points: 1,
  takesCoupon: true,
  artwork: 'gem-1',
  isLimit,
  isWide,
  picture: place('picture'),
})
