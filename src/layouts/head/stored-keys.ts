/** Renames what the version before stored, before anything reads it. */
import { migrateStoredKeys } from '../../lib/storage/migrate-stored-keys.ts';

migrateStoredKeys();
