import { type Product, type ProductGroup, fullNameOf } from '@topup/domain'
import { Button, NameLine, ProductGrid, SectionTitle, iconServer, iconUser } from '@topup/ui-kit'
import { FootBar, List, ListRow, PriceArea } from '@topup/ui-kit/popups'
import { useTranslation } from 'react-i18next'
import { useCharacterName } from '../../features/products/ShelfView.tsx'
import { ProductShelf, ShelfCard } from '../../features/products/ProductShelf.tsx'
import { openProduct } from '../../features/products/openProduct.ts'
import { usePrice } from '../../features/purchase/recharge/usePrice.ts'
import { Rows } from '../../frame/Rows.tsx'
import { findProduct } from '../../store/findProduct.ts'
import { useSelected, useServices } from '../../store/servicesContext.tsx'
import { accountOf } from '../../store/state/sessionStore.ts'
import { StepFrame } from './StepFrame.tsx'

/** Step 2: the character and the product. Source: spec §2 "Old layout" `/selectGoods`. */
export function CharacterAndProductPage() {
  const { t } = useTranslation()
  return (
    <StepFrame step="characterAndProduct" foot={<NextBar />}>
      <div className="pad">
        <RecipientRows />
        <SectionTitle
          end={
            <small>
              <GameName />
            </small>
          }
        >
          {t('steps.product')}
        </SectionTitle>
      </div>
      <ProductShelf Shelf={AllProducts} />
    </StepFrame>
  )
}

/** Shows every product once, in the order of the categories. */
function AllProducts({ groups }: { readonly groups: readonly ProductGroup[] }) {
  const { selection } = useServices()
  const { t } = useTranslation()
  const byId = new Map(
    groups.flatMap((group) => group.products).map((product) => [product.productId, product]),
  )
  const pick = ({ productId }: Product) =>
    selection.getState().change((held) => ({ ...held, productId: productId }))
  return (
    <Rows of={[...byId.values()]} toEdges>
      {(shown) => (
        <ProductGrid label={t('steps.product')}>
          {shown.map((product) => (
            <ShelfCard key={product.productId} product={product} onPick={pick} />
          ))}
        </ProductGrid>
      )}
    </Rows>
  )
}

/** Shows the chosen product, its price and the button to the next step. */
function NextBar() {
  const services = useServices()
  const { t } = useTranslation()
  const print = usePrice()
  const productId = useSelected(services.selection, (state) => state.selection.productId)
  const product = useSelected(services.catalogue, (state) => findProduct(state.products, productId))
  return (
    <FootBar subject={<GameName />}>
      <PriceArea
        label={product === null ? t('steps.pickProduct') : <bdi translate="no">{product.display}</bdi>}
        price={product === null ? '' : print(product.price)}
        action={
          <Button
            disabled={product === null}
            onClick={() => product !== null && openProduct(services, product)}
          >
            {t('steps.next')}
          </Button>
        }
      />
    </FootBar>
  )
}

/** Server, character and account of the recipient, or the button to log in. Source: decisions 31 and 67. */
export function RecipientRows() {
  const { session, selection, popups } = useServices()
  const { t } = useTranslation()
  const account = useSelected(session, accountOf)
  const server = useSelected(selection, (state) => state.selection.server)
  const character = useCharacterName()
  if (account === null) {
    return (
      <List>
        <ListRow
          lead={{ kind: 'icon', icon: iconUser, tone: 'tint' }}
          title={t('destination.logIn')}
          tap={{ kind: 'press', opens: 'dialog', press: () => popups.getState().push({ kind: 'login' }) }}
        />
      </List>
    )
  }
  const tap = {
    kind: 'press',
    opens: 'dialog',
    press: () => popups.getState().push({ kind: 'serverCharacter' }),
  } as const
  return (
    <List>
      <ListRow
        lead={{ kind: 'icon', icon: iconServer, tone: 'tint' }}
        title={server ? <bdi translate="no">{server.display}</bdi> : t('destination.chooseCharacter')}
        note={t('steps.server')}
        tap={tap}
      />
      <ListRow
        lead={{ kind: 'icon', icon: iconUser, tone: 'tint' }}
        title={character ? <bdi translate="no">{character.name}</bdi> : t('server.pick')}
        note={<NameLine of={[t('result.character'), account.username]} />}
        tap={tap}
      />
    </List>
  )
}

/** The game that is sold, with its edition: "Starfall Chronicle · Global"; nothing until its name is known. Source: decision 31. */
function GameName() {
  const { session } = useServices()
  const game = useSelected(session, (state) => state.game)
  return game === null ? null : <bdi translate="no">{fullNameOf(game)}</bdi>
}
