import { type Language, formatNumber } from '@topup/domain'
import {
  Button,
  type CategoryTab,
  CategoryTabs,
  DestinationPrompt,
  DestinationRow,
  ProductCard,
  type ProductCardProps,
  ProductGrid,
  iconBag,
  iconCalendar,
  iconGem,
  iconGift,
  iconServer,
  iconStarFilled,
  DestinationCard,
  DestinationSkeleton,
  NameLine,
} from '@topup/ui-kit'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { rowsAtATime } from '../../frame/rowsAtATime.ts'
import { type GroupIconName, bonusParts, groupIconName } from './groupIconName.ts'
import type { CardProduct } from './cardProducts.ts'
import { useTranslation } from 'react-i18next'
import { useSelected, useServices, useStoreScope } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'

/** One category of products under the tabs of all. */
export interface ShelfViewProps {
  /** Spoken name of the tabs. */
  readonly label: string
  readonly tabs: readonly CategoryTab[]
  /** The category that is shown: its key, and its name for the choice of products. */
  readonly shown: { readonly key: string; readonly name: string }
  readonly onShow: (key: string) => void
  readonly panelId: string
  /** Its cards. */
  readonly children: ReactNode
}

/** Draws tabs and panel. React, the skeleton's parts in the document and so the early script all draw by it. */
export function ShelfView({ label, tabs, shown, onShow, panelId, children }: ShelfViewProps) {
  const [count, setCount] = useState(rowsAtATime)
  const drawn = tabs.slice(0, Math.max(count, tabs.findIndex(({ key }) => key === shown.key) + 1))
  return (
    <>
      <CategoryTabs
        label={label}
        tabs={drawn}
        selected={shown.key}
        onSelect={onShow}
        onEnd={drawn.length < tabs.length ? () => setCount(drawn.length + rowsAtATime) : undefined}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={shown.name}>
        <ProductGrid label={shown.name}>{children}</ProductGrid>
      </div>
    </>
  )
}

/** The words of a card that are not the product's, as far as the card asks for them. */
export interface CardWords {
  limited(): string
  coupon(): string
  exchange(): string
  /** Growth points in words. */
  points(points: number): string
}

/** What a card shows before limits and open orders are known. */
export const plainCard = (good: CardProduct, words: CardWords): Omit<ProductCardProps, 'onPress'> => ({
  name: good.name,
  artwork: good.artwork,
  picture: good.picture,
  note: good.isBonus ? <BonusNote text={good.note} /> : <bdi>{good.note}</bdi>,
  bar:
    good.price === ''
      ? { kind: 'action', text: words.exchange() }
      : { kind: 'price', price: good.price, points: good.points > 0 ? words.points(good.points) : undefined },
  ribbon: good.isLimit ? { text: words.limited() } : undefined,
  coupon: good.takesCoupon ? words.coupon() : undefined,
  layout: good.isWide ? 'wide' : undefined,
})

/** A card as it is before limits and open orders are known. */
export const PlainCard = (props: {
  readonly good: CardProduct
  readonly words: CardWords
  readonly onPress: () => void
}) => <ProductCard {...plainCard(props.good, props.words)} onPress={props.onPress} />

/** The service's own text, "+68 bonus", with the figure set apart. */
function BonusNote({ text }: { readonly text: string }) {
  const { before, figure, after } = bonusParts(text)
  if (figure === '') return <bdi>{text}</bdi>
  return (
    <bdi>
      <span>{before}</span>
      <b>{figure}</b>
      <span>{after}</span>
    </bdi>
  )
}

/** Asks a guest to log in. */
export const LogInRow = (props: {
  readonly title: string
  readonly note: string
  readonly action: string
  readonly onPress: () => void
}) => (
  <DestinationPrompt
    title={props.title}
    note={props.note}
    action={
      <Button size="list" onClick={props.onPress}>
        {props.action}
      </Button>
    }
  />
)

/** Server and character of a player, or the prompt to choose them. */
export const CharacterRow = (props: {
  readonly title: ReactNode
  readonly note: string
  readonly onPress: () => void
}) => <DestinationRow icon={iconServer} {...props} />

/** The icons of categories. */
export const groupIcons: Readonly<Record<GroupIconName, typeof iconGem>> = {
  star: iconStarFilled,
  calendar: iconCalendar,
  gift: iconGift,
  bag: iconBag,
  gem: iconGem,
}

/** The icon of a category tab. Source: decision 74. */
export const groupIcon = (group: Parameters<typeof groupIconName>[0]): typeof iconGem =>
  groupIcons[groupIconName(group)]

/** The words of a product's card, in the player's language. */
export const cardWords = (t: TFunction, language: Language): CardWords => ({
  limited: () => t('product.limited'),
  coupon: () => t('product.coupon'),
  exchange: () => t('product.exchange'),
  points: (points) => t('product.points', { points: formatNumber(points, language) }),
})

/**
 * Game, account, server and character: who receives what is bought. Source: decision 31, design.md §4 "Destination
 * card".
 */
export function Destination() {
  const { session, catalogue, popups } = useServices()
  const { artwork } = useStoreScope()
  const { t } = useTranslation()
  const game = useSelected(session, (state) => state.game)
  const account = useSelected(session, accountOf)
  const isLoading = useSelected(catalogue, (state) => state.games.kind === 'loading')
  const row = account === null ? <Guest /> : <Player />
  if (game === null && isLoading) return <DestinationSkeleton>{row}</DestinationSkeleton>

  return (
    <DestinationCard
      gameName={game?.parentName ?? game?.name ?? t('destination.noGame')}
      gamePicture={game?.logoUrl ?? undefined}
      account={
        <NameLine
          of={[account?.username ?? t('destination.guest'), ...(game?.parentName ? [game.name] : [])]}
        />
      }
      scene={<artwork.Hero />}
      onChangeGame={{ label: t('common.change'), press: () => popups.getState().push({ kind: 'games' }) }}
    >
      {row}
    </DestinationCard>
  )
}

function Guest() {
  const { popups } = useServices()
  const { t } = useTranslation()
  return (
    <LogInRow
      title={t('destination.logInTitle')}
      note={t('destination.logInText')}
      action={t('destination.logIn')}
      onPress={() => popups.getState().push({ kind: 'login' })}
    />
  )
}

function Player() {
  const { popups } = useServices()
  const { t } = useTranslation()
  const character = useCharacterName()
  const open = () => popups.getState().push({ kind: 'serverCharacter' })
  if (character === null) {
    return (
      <CharacterRow
        title={t('destination.chooseCharacter')}
        note={t('destination.chooseCharacterText')}
        onPress={open}
      />
    )
  }
  return (
    <CharacterRow
      title={<bdi translate="no">{character.name}</bdi>}
      note={t('destination.server', { server: character.server })}
      onPress={open}
    />
  )
}

/** The chosen character and server as players read them, or null before a character is chosen. */
export function useCharacterName(): { readonly name: string; readonly server: string } | null {
  const { selection } = useServices()
  const { character, server } = useSelected(selection, (state) => state.selection)
  if (character === null || server === null) return null
  return { name: character.display, server: server.display }
}
