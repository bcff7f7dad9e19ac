import {
  type CardWords,
  CharacterRow,
  LogInRow,
  PlainCard,
  ShelfView,
  groupIcons,
} from '../../features/products/ShelfView.tsx'
import type { CardProduct } from '../../features/products/cardProducts.ts'
import {
  type CardKind,
  cardPart,
  place,
  tabIcons,
  sheetPart,
  type SheetKind,
  latePart,
} from '../partNames.ts'
import { NameLine, LateNote } from '@topup/ui-kit'
import { LayerView, ProductSummary, SheetSkeleton, SheetView, type SheetContent } from '@topup/ui-kit/popups'
import type { ReactNode } from 'react'

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

/** What a tap on a product opens before the store can: the product, and placeholders for the rest. */
const SheetParts = () => (
  <>
    <SheetPart kind="login" note={<Step />} title={place('login.title')}>
      <Placeholders />
    </SheetPart>
    <SheetPart kind="character" note={<Step />} title={place('server.title')}>
      <Placeholders />
    </SheetPart>
    <SheetPart kind="recharge" title={place('recharge.title')}>
      <div className="stack-small">
        <ProductSummary
          artwork="gem-1"
          picture={place('picture')}
          name={<bdi translate="no">{place('product')}</bdi>}
          note={<bdi>{place('note')}</bdi>}
        />
        <Placeholders />
      </div>
    </SheetPart>
  </>
)

/** In an element of its own: the note about a slow connection is added beside the status, not in it. */
const Placeholders = () => (
  <div>
    <SheetSkeleton label={place('common.loading')} />
  </div>
)

const Step = () => <NameLine of={[place('product'), place('steps.label')]} />

function SheetPart({
  kind,
  children,
  ...content
}: Pick<SheetContent, 'note' | 'title'> & {
  readonly kind: SheetKind
  readonly children: ReactNode
}) {
  return (
    <Part name={sheetPart(kind)}>
      <LayerView place="bottom">
        <SheetView
          {...content}
          id={sheetPart(kind)}
          // As the popup that takes its place, whose content is higher.
          size="tall"
          closeLabel={place('common.close')}
          onClose={nothing}
        >
          {children}
        </SheetView>
      </LayerView>
    </Part>
  )
}

/** What says that the store's own script is late. */
export const LatePart = () => (
  <Part name={latePart}>
    <LateNote lang={place('lang')}>{place('common.slow')}</LateNote>
  </Part>
)

/** A part that the early script copies by its name. */
export const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div data-part={name}>{children}</div>
)

/** What a part does on a tap as long as it is only a part. */
export const nothing = () => undefined

/** All kinds of cards; what is exchanged always has a wide one. */
export const cardKinds: readonly CardKind[] = [false, true].flatMap((isLimit) => [
  { isExchange: false, isLimit, isWide: false },
  { isExchange: false, isLimit, isWide: true },
  { isExchange: true, isLimit, isWide: true },
])
