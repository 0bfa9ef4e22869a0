export { ApiError, type Client, createClient, type Transport } from './client.ts';
export {
  type Announcement,
  type AuditEntry,
  jobStates,
  type ServerFacts,
  type ServerJob,
  type ServerMessage,
  type ServerTour,
  type ServerUser,
} from './endpoints/admin-endpoints.ts';
export type { AskedBackup, ServerBackup, ServerBackups } from './endpoints/backup-endpoints.ts';
export { type BinnedTour, maxLabelLength, maxLabels } from './endpoints/bin-endpoints.ts';
export type { BrandKit } from './endpoints/brand-endpoints.ts';
export type { ContactDetails, ContactMessage, Retention } from './endpoints/contact-endpoints.ts';
export type { FrameState } from './endpoints/frame-endpoints.ts';
export {
  type GalleryDecision,
  type GalleryPlace,
  type GalleryRequest,
  type GalleryState,
  maxGalleryReason,
} from './endpoints/gallery-endpoints.ts';
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
} from './endpoints/lead-endpoints.ts';
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
} from './endpoints/link-endpoints.ts';
export type { Meeting } from './endpoints/meeting-endpoints.ts';
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
} from './endpoints/order-endpoints.ts';
export type { DayNumbers } from './endpoints/overview-endpoints.ts';
export type { DataExport } from './endpoints/own-data-endpoints.ts';
export {
  type Member,
  type MemberRole,
  memberRoles,
  type NewOffer,
  type Offer,
  type People,
  type PersonChange,
  type SentOffer,
} from './endpoints/people-endpoints.ts';
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
} from './endpoints/plan-endpoints.ts';
export {
  type OwnProduct,
  type Shop,
  type ShownShop,
  type StockChange,
  type StockRow,
  shop,
  shopWays,
} from './endpoints/shop-endpoints.ts';
export { type ApiToken, type TokenScope, tokenScopes } from './endpoints/token-endpoints.ts';
export { type Cover, type TourRow, type TourStatus, tourRow } from './endpoints/tour-endpoints.ts';
export {
  type ExportFormat,
  type ExportReport,
  exportFormats,
  type FoundTour,
  type ImportReport,
  mostImportBytes,
  mostImportFiles,
  type SentFile,
  type SiteOptions,
  siteOptions,
  type TourExport,
  type TourImport,
  type TransferLine,
} from './endpoints/transfer-endpoints.ts';
export {
  type ChangeCredit,
  type KeepRule,
  type Schedule,
  type Version,
  type VersionKind,
  versionKinds,
} from './endpoints/version-endpoints.ts';
export {
  type DeliveryFailure,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhookEvents,
} from './endpoints/webhook-endpoints.ts';
export {
  type AnalyticsEvent,
  analyticsEvent,
  type DemoEntry,
  type Endpoint,
  type Endpoints,
  endpoints,
  type User,
} from './endpoints.ts';
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
