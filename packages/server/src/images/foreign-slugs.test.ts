/** A document reaches only its own files: of others that it names, nothing is read, shown or painted. */
import { testForeignSlugs } from './testing/foreign-slugs.ts';

testForeignSlugs(['private']);
