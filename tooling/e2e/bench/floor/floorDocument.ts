/** What document and script of a floor page share. */
export interface FloorWindow {
  readonly floorAddress: string
  readonly floorGoods?: Promise<{ readonly content: unknown }>
  /** What was tapped before the libraries were there. */
  readonly floorTapped?: string
  /** Takes every later tap on what was painted. */
  floorTap?: (value: string) => void
}

/** A static list; our libraries behind a shell that asks early; the same with a painter. Source: performance.md "The floors". */
export type Floor = 'handWritten' | 'floorE' | 'floorF'

/** What a list shows of a product. */
export interface FloorProduct {
  readonly value: string
  readonly display: string
  readonly price: string | number
}

const style = `body{margin:0;font:16px system-ui,sans-serif}main{padding:16px}h1{font-size:20px}
.grid{display:grid;grid-template-columns:1fr 1fr;grid-gap:12px}
.card{min-height:120px;border:1px solid #ccd;border-radius:12px;background:#fff;font:inherit;display:grid;padding:12px;text-align:left}
.dialog{position:fixed;bottom:0;left:0;right:0;padding:24px;background:#fff}`

const card = ({ value, display, price }: FloorProduct) =>
  `<button role="radio" class="card" data-value="${value}"><b>${display}</b><span>US$${price}</span></button>`

const asks = (address: string) =>
  `window.floorAddress=${JSON.stringify(address)};window.floorGoods=fetch(floorAddress).then(function(r){return r.json()});`

const paints = `floorGoods.then(function(answer){
var grid=document.querySelector('.grid');if(!grid)return;grid.textContent='';
answer.content[0].goods.forEach(function(product){
var card=document.createElement('button'),name=document.createElement('b'),price=document.createElement('span');
card.setAttribute('role','radio');card.className='card';name.textContent=product.display;price.textContent='US$'+product.price;
card.append(name,price);card.onclick=function(){window.floorTapped=product.value;if(window.floorTap)floorTap(product.value)};grid.append(card)})});`

/**
 * A page of the same products by hand: the least that shows them, and the least that sells them. `address` answers with the
 * products; `script` is the address of the libraries.
 */
export function floorDocument(
  floor: Floor,
  from: { readonly products: readonly FloorProduct[]; readonly address: string; readonly script: string },
): string {
  const { products, address, script } = from
  const isStatic = floor === 'handWritten'
  const cards = isStatic ? products.map(card).join('') : '<i class="card"></i>'.repeat(6)
  const early = isStatic ? '' : `<script>${asks(address)}</script>`
  const painter = floor === 'floorF' ? `<script>${paints}</script>` : ''
  const libraries = isStatic ? '' : `<script src="${script}" defer></script>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Top up</title><link rel="icon" href="data:,"><style>${style}</style>${early}${libraries}</head>
<body><div id="root"><main><h1>Top up</h1><div role="tabpanel" class="grid">${cards}</div></main></div>${painter}</body></html>`
}
