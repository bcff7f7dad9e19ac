import {
  type CardWords,
  CharacterRow,
  LogInRow,
  PlainCard,
  ShelfView,
  groupIcons,
} from '../../features/products/ShelfView.tsx'
import type { CardProduct } from '../../features/products/cardProducts.ts'
import { type CardKind, cardPart, place, tabIcons } from '../partNames.ts'
import { cardKinds } from './cardKinds.ts'
import { LatePart } from './LatePart.tsx'
import { nothing, Part } from './Part.tsx'
import { SheetParts } from './SheetParts.tsx'

/**
 * The parts that the early script copies and fills in, each with everything that it may have: drawn by the store's own
 * components, so that nothing is drawn twice. The build renders them into a `template` of the document.
 */
export const Parts = () => (
  <>
    <Part name="logIn">
      <LogInRow
        title={place('destination.logInTitle')}
        note={place('destination.logInText')}
        action={place('destination.logIn')}
        onPress={nothing}
      />
    </Part>
    <Part name="chooseCharacter">
      <CharacterRow
        title={place('destination.chooseCharacter')}
        note={place('destination.chooseCharacterText')}
        onPress={nothing}
      />
    </Part>
    <Part name="character">
      <CharacterRow
        title={<bdi translate="no">{place('character')}</bdi>}
        note={place('destination.server')}
        onPress={nothing}
      />
    </Part>
    <Part name="shelf">
      <Shelf shown={place('key')} />
    </Part>
    <Part name="otherTabs">
      <Shelf shown="" />
    </Part>
    {cardKinds.map((kind) => (
      <Part key={cardPart(kind)} name={cardPart(kind)}>
        <PlainCard good={goodOf(kind)} words={cardWords} onPress={nothing} />
      </Part>
    ))}
    <SheetParts />
    <LatePart />
  </>
)

/** Tabs with each icon, and a panel without cards. */
const Shelf = ({ shown }: { readonly shown: string }) => (
  <ShelfView
    label={place('product.categories')}
    tabs={tabIcons.map((icon) => ({ key: place('key'), name: place('name'), icon: groupIcons[icon] }))}
    shown={{ key: shown, name: place('name') }}
    onShow={nothing}
    panelId="products"
  >
    {null}
  </ShelfView>
)

const cardWords: CardWords = {
  limited: () => place('product.limited'),
  coupon: () => place('product.coupon'),
  exchange: () => place('product.exchange'),
  points: () => place('product.points'),
}

const goodOf = ({ isExchange, isLimit, isWide }: CardKind): CardProduct => ({
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
