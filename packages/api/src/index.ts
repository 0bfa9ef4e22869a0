export { ApiError, type Client, createClient, type Transport } from './client.ts';
export type { BrandKit, ListedBrandKit, NamedBrandKit } from './endpoints/accounts/brand-endpoints.ts';
export type { DayNumbers } from './endpoints/accounts/overview-endpoints.ts';
export type { DataExport, KeptAccount } from './endpoints/accounts/own-data-endpoints.ts';
export {
  type Member,
  type MemberRole,
  memberRoles,
  type NewOffer,
  type Offer,
  type People,
  type PersonChange,
  type SentOffer,
} from './endpoints/accounts/people-endpoints.ts';
export {
  type AccountPlan,
  type Invoice,
  type InvoiceBuyer,
  type InvoiceLine,
  invoiceBuyer,
  type Plan,
  type PlanLimits,
  type PlanMeasure,
  type PlanOffer,
  type PlanPeriod,
  type PlanQuote,
  planPeriods,
  type SoldInvoice,
} from './endpoints/accounts/plan-endpoints.ts';
export { type ApiToken, type TokenScope, tokenScopes } from './endpoints/accounts/token-endpoints.ts';
export {
  type DeliveryFailure,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from './endpoints/accounts/webhook-endpoints.ts';
export {
  type AnalyticsEvent,
  analyticsEvent,
  type DemoEntry,
  type Endpoint,
  type Endpoints,
  endpoints,
  type User,
} from './endpoints/endpoints.ts';
export {
  type Announcement,
  type AuditEntry,
  jobStates,
  type ServerFacts,
  type ServerJob,
  type ServerMessage,
  type ServerTour,
  type ServerUser,
} from './endpoints/operators/admin-endpoints.ts';
export type { AskedBackup, ServerBackup, ServerBackups } from './endpoints/operators/backup-endpoints.ts';
export type { ContactDetails, ContactMessage, Retention } from './endpoints/operators/contact-endpoints.ts';
export { type BinnedTour, maxLabelLength, maxLabels } from './endpoints/tours/bin-endpoints.ts';
export type { FrameState } from './endpoints/tours/frame-endpoints.ts';
export {
  type GalleryDecision,
  type GalleryPlace,
  type GalleryRequest,
  type GalleryState,
  maxGalleryReason,
} from './endpoints/tours/gallery-endpoints.ts';
export {
  type LinkAccess,
  type LinkChanges,
  type LinkState,
  leastPasswordLength,
  linkAccesses,
  type PlayerControl,
  playerControls,
  type ShownLink,
  type TourLink,
} from './endpoints/tours/link-endpoints.ts';
export { type Cover, type TourRow, type TourStatus, tourRow } from './endpoints/tours/tour-endpoints.ts';
export {
  type ExportFormat,
  type ExportReport,
  exportFormats,
  type FoundTour,
  type ImportComparison,
  type ImportReport,
  mostImportBytes,
  mostImportFiles,
  type SentFile,
  type SiteOptions,
  siteOptions,
  type TourExport,
  type TourImport,
  type TransferLine,
} from './endpoints/tours/transfer-endpoints.ts';
export {
  type ChangeCredit,
  type KeepRule,
  type Schedule,
  type Version,
  type VersionKind,
  versionKinds,
} from './endpoints/tours/version-endpoints.ts';
export {
  type AgentCard,
  type Ask,
  agentCard,
  type ContactForm,
  contactForm,
  type Lead,
  type LeadReply,
  type LeadStatus,
  type ListedLead,
  leadStatuses,
  mostOwnFields,
  type NewLead,
  type OwnField,
  type ShownContactForm,
  type VisitWish,
} from './endpoints/visitors/lead-endpoints.ts';
export type { Meeting } from './endpoints/visitors/meeting-endpoints.ts';
export {
  type CartItem,
  type CartLine,
  type Checkout,
  cartProblems,
  deliveryWays,
  type NewOrder,
  type Order,
  type OrderDetails,
  type OrderEvent,
  type OrderState,
  orderEventKinds,
  orderGroups,
  orderStates,
  paymentWays,
} from './endpoints/visitors/order-endpoints.ts';
export {
  type OwnProduct,
  type Shop,
  type ShownShop,
  type StockChange,
  type StockRow,
  shop,
  shopWays,
} from './endpoints/visitors/shop-endpoints.ts';
export type { Problem } from './errors.ts';
export {
  type AccountFailureCode,
  type Failure,
  type FailureCode,
  type FailureParams,
  type FaultCode,
  failures,
  isFailureCode,
  type QuotaName,
} from './failures.ts';
export { fileRestorableMs, type ImageInfo, imageInfo } from './image-info.ts';
export { type JobName, jobNames, type MailName, mailNames } from './job-names.ts';
export { errorStatus, type ProblemKind } from './problem-kind.ts';
