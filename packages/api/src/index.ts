export { ApiError, type Client, createClient, type Transport } from './client.ts';
export {
  type AnalyticsEvent,
  analyticsEvent,
  type Cover,
  type DemoEntry,
  type Endpoint,
  type Endpoints,
  endpoints,
  type ImageInfo,
  imageInfo,
  type TourRow,
  type TourStatus,
  tourRow,
  type User,
} from './endpoints.ts';
export { type ErrorCode, errorStatus, type FaultCode, type Problem, type QuotaName } from './errors.ts';
export {
  type ContactForm,
  contactForm,
  type Lead,
  type LeadStatus,
  leadStatuses,
  type NewLead,
  type ShownContactForm,
} from './lead-endpoints.ts';
export {
  type FaceFile,
  type FaceName,
  faceHeader,
  facePadding,
  packedFacesEnd,
  packedFacesType,
  packedOrder,
  readFaceHeader,
} from './packed-faces.ts';
