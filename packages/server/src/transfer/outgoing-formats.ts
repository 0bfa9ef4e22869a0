export { exportFormats as outgoingFormats } from '@tourwright/api';
