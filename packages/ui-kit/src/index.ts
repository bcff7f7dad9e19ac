export * from './icon/icons.ts'
export * from './icon/moreIcons.ts'
export * from './icon/visitIcons.ts'
export { Artwork, type ArtworkProps } from './artwork/Artwork.tsx'
export type { ArtworkName } from './artwork/artworkFile.ts'
export {
  Button,
  type ButtonFace,
  type ButtonVariant,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
} from './button/Button.tsx'
export { Buttons, type ButtonsProps, LinkButton, type LinkButtonProps } from './button/LinkButton.tsx'
export { Countdown, type CountdownProps } from './countdown/Countdown.tsx'
export { DestinationCard, type DestinationCardProps } from './destination/DestinationCard.tsx'
export {
  DestinationPrompt,
  type DestinationPromptProps,
  DestinationRow,
  type DestinationRowProps,
  DestinationSkeleton,
} from './destination/DestinationRow.tsx'
export { DestinationRows } from './destination/DestinationRows.tsx'
export {
  RadioGroup,
  type RadioGroupProps,
  useRovingFocus,
  type ArrowKeys,
  type RovingFocus,
} from './group/RadioGroup.tsx'
export {
  AvatarSkeleton,
  Header,
  type HeaderLanguage,
  type HeaderProps,
  type HeaderAccount,
} from './header/Header.tsx'
export { BottomNav, BottomNavSkeleton, type BottomNavProps, type NavPlace } from './header/BottomNav.tsx'
export { AlertMessage, type AlertMessageProps } from './message/AlertMessage.tsx'
export { useHiddenOnScroll } from './header/useHiddenOnScroll.ts'
export { Icon, type IconProps } from './icon/Icon.tsx'
export { LegalFooter } from './page/LegalFooter.tsx'
export { LegalLinks } from './page/LegalLinks.tsx'
export { SectionTitle, type SectionTitleProps } from './page/SectionTitle.tsx'
export {
  GamePicture,
  type GamePictureProps,
  RemotePicture,
  type RemotePictureProps,
} from './picture/RemotePicture.tsx'
export {
  type ProductBar,
  type ProductLimit,
  type ProductRibbon,
  ProductCard,
  type ProductCardProps,
} from './product/ProductCard.tsx'
export {
  ProductGrid,
  type ProductGridProps,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
} from './product/ProductGrid.tsx'
export {
  CategoryTabsSkeleton,
  CategoryTabs,
  type CategoryTab,
  type CategoryTabsProps,
} from './tabs/CategoryTabs.tsx'
export { NameLine } from './list/NameLine.tsx'
export {
  LateNote,
  Skeleton,
  type SkeletonProps,
  TilesSkeleton,
  TopSkeleton,
  type TopSkeletonProps,
} from './skeleton/Skeleton.tsx'
export { RowsSkeleton, type RowsSkeletonProps } from './list/RowsSkeleton.tsx'
export { Waiting, type WaitingProps } from './skeleton/Waiting.tsx'
export { Tag, type TagProps, type TagTone } from './tag/Tag.tsx'
