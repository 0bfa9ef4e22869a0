export * from './accounts.ts';
export * from './brand-kits.ts';
export * from './events.ts';
export * from './images.ts';
export * from './leads.ts';
export * from './members.ts';
export * from './operators.ts';
export * from './tours.ts';
