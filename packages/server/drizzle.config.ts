import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the difference between schema and migrations as a new migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/drivers/database/schema/index.ts',
  out: './src/drivers/database/migrations',
  casing: 'snake_case',
});
