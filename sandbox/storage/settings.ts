import type { Database } from './database.ts';

type SettingName = 'clockOffsetMs' | 'tokenSecret' | 'seeded';

export function readSetting(database: Database, name: SettingName): string | undefined {
  return database.one<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value;
}

export function writeSetting(database: Database, name: SettingName, value: string): void {
  database.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);
}
