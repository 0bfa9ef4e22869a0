export * from './accounts.ts';
export * from './events.ts';
export * from './operators.ts';
