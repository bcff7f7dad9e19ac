/** Lies over a reward, under its action: a tap shows what the reward is. */
export function ShowReward({ name, onShow }: { readonly name: string; readonly onShow: () => void }) {
  return (
    <button type="button" className="show-reward" aria-label={name} aria-haspopup="dialog" onClick={onShow} />
  )
}
