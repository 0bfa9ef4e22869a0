/** A document reaches only its own files: whatever it names of others, nothing of them is read, shown or painted. */
import { testForeignSlugs } from './testing/foreign-slugs.ts';

testForeignSlugs(['face', 'own other tour']);
