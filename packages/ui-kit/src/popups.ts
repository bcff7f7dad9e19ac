export { ActivityBanner, type ActivityBannerProps } from './activity/ActivityBanner.tsx'
export {
  DimmedRewards,
  DayGrid,
  DayReward,
  type DayRewardProps,
  Loot,
  type LootItem,
  Milestone,
  MilestoneTrack,
  type MilestoneProps,
  type MilestoneState,
} from './activity/Milestone.tsx'
export { DoneMark } from './activity/DoneMark.tsx'
export { ProgressBar, type ProgressBarProps } from './activity/ProgressBar.tsx'
export { IconLink, type IconLinkProps } from './button/IconLink.tsx'
export {
  CouponRow,
  type CouponRowProps,
  FinePrint,
  type FinePrintPart,
  ProductSummary,
  type ProductSummaryProps,
  RecipientCard,
  type RecipientCardProps,
} from './checkout/checkoutParts.tsx'
export { FootBar } from './checkout/FootBar.tsx'
export { PriceArea, type PriceAreaProps } from './checkout/PriceArea.tsx'
export { RewardSummary, type RewardSummaryProps } from './checkout/RewardSummary.tsx'
export { StatTiles, type Stat, VipCard, type VipCardProps } from './member/VipCard.tsx'
export { CouponTicket, type CouponTicketProps, Stamp } from './coupon/CouponTicket.tsx'
export {
  Field,
  type FieldProps,
  PasswordField,
  type PasswordFieldProps,
  RegionSelect,
  type RegionSelectProps,
  type SelectOption,
} from './field/Field.tsx'
export { SearchField, type SearchFieldProps } from './field/SearchField.tsx'
export {
  SignInButtons,
  type SignInButtonsProps,
  type SignInWay,
  SignInSkeleton,
} from './field/SignInButtons.tsx'
export {
  BrokenLinkPicture,
  EmptyTicketPicture,
  FaultyFormPicture,
  HourglassPicture,
  IdentityShieldPicture,
  LostMapPicture,
  NotFoundPicture,
} from './illustration/illustrations.tsx'
export { OfflinePicture } from './illustration/picture.tsx'
export { ChoiceGrid, type Choice, type ChoiceGridProps } from './list/ChoiceGrid.tsx'
export {
  CopiedValue,
  type CopiedValueProps,
  Definitions,
  type Definition,
  type DefinitionsProps,
} from './list/Definitions.tsx'
export { OrderBar, type OrderBarProps } from './header/OrderBar.tsx'
export { Disclosure, type DisclosureProps } from './list/Disclosure.tsx'
export { GroupItem, GroupRow, type GroupRowProps } from './list/GroupRow.tsx'
export {
  List,
  RadioList,
  type RadioListProps,
  type RowLead,
  SelectRow,
  type SelectRowProps,
} from './list/SelectRow.tsx'
export { ListRow, type ListRowProps, type RowTap } from './list/ListRow.tsx'
export { PaymentRow, type PaymentRowProps } from './list/PaymentRow.tsx'
export { TermList, type TermListProps } from './list/TermList.tsx'
export { AccountCard, type AccountCardProps } from './member/AccountCard.tsx'
export { DataTable, type DataRow, type DataTableProps } from './member/DataTable.tsx'
export { EmptyState, type EmptyStateProps, Notice, type NoticeProps } from './message/Notice.tsx'
export { takeFocus } from './base/takeFocus.ts'
export { MessagePage, type MessageHint, type MessagePageProps } from './message/MessagePage.tsx'
export { TryAgain, type TryAgainProps } from './message/TryAgain.tsx'
export {
  ContinuedPopup,
  StandInContext,
  type StandIn,
  type PopupLeaving,
  LayerView,
  type LayerViewProps,
} from './popup/PopupLayer.tsx'
export { Dialog, type DialogProps, DialogMark, type DialogMarkProps } from './popup/Dialog.tsx'
export { PopupOrderContext, type PopupOrder } from './popup/layers.ts'
export {
  Sheet,
  type SheetProps,
  SheetSkeleton,
  SheetView,
  type SheetContent,
  type SheetViewProps,
} from './popup/Sheet.tsx'
export {
  CountUp,
  type CountUpProps,
  NumberedTips,
  type Tip,
  ResultCard,
  type ResultCardProps,
  ResultMark,
  type ResultMarkProps,
  RewardLink,
  type RewardLinkProps,
} from './result/ResultCard.tsx'
export { LiveLine, WaitingLine } from './result/LiveLine.tsx'
export { TimerRing, type TimerRingProps } from './result/TimerRing.tsx'
export { GameTilesSkeleton, GameTile, type GameTileProps, GameTileGroup } from './steps/GameTile.tsx'
export { StepBar, type StepBarProps } from './steps/StepBar.tsx'
export { TabList, type TabItem, type TabListProps, TabPanel, type TabPanelProps } from './tabs/TabList.tsx'
export {
  Toast,
  type ToastMessage,
  type ToastProps,
  ToastRegion,
  type ToastRegionProps,
} from './toast/ToastRegion.tsx'
