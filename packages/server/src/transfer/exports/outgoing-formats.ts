export { exportFormats as outgoingFormats, type SiteOptions, siteOptions } from '@tourwright/api';
