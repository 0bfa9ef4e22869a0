export * from './accounts.ts';
export * from './operators.ts';
