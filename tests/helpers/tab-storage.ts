/**
 * Web storage of several tabs that are processes of their own: each tab sees its own writes at once, and those of others
 * in the order of all writes, whenever a test delivers them.
 */
interface Write {
  readonly key: string;
  /** Null for a removal. */
  readonly value: string | null;
  readonly by: TabStorage;
}

export class TabStorage {
  readonly #log: Write[];
  readonly #deliverLater: (tab: TabStorage) => void;
  readonly #view = new Map<string, string>();
  #delivered = 0;

  constructor(log: Write[], deliverLater: (tab: TabStorage) => void) {
    this.#log = log;
    this.#deliverLater = deliverLater;
  }

  read = (key: string): string | undefined => this.#view.get(key);
  keys = (): string[] => [...this.#view.keys()];
  remove = (key: string): void => this.#store(key, null);
  write = (key: string, value: string): boolean => {
    this.#store(key, value);
    return true;
  };

  /** Takes over the next write of another tab, unless this tab has written the same key since. */
  deliver(): void {
    for (;;) {
      const next = this.#log[this.#delivered];
      if (!next) return;
      this.#delivered += 1;
      if (next.by === this) continue;
      const later = this.#log.slice(this.#delivered);
      if (!later.some(({ key, by }) => by === this && key === next.key)) this.#set(next.key, next.value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: next.key, newValue: next.value }));
      return;
    }
  }

  #store(key: string, value: string | null): void {
    if (value === null && !this.#view.has(key)) return;
    this.#set(key, value);
    this.#log.push({ key, value, by: this });
    this.#deliverLater(this);
  }

  #set(key: string, value: string | null): void {
    if (value === null) this.#view.delete(key);
    else this.#view.set(key, value);
  }
}

/** Opens tabs over one storage. @param deliverLater called with each tab that is to be delivered one write more */
export function openTabStorages(count: number, deliverLater: (tab: TabStorage) => void): TabStorage[] {
  const log: Write[] = [];
  const tabs: TabStorage[] = [];
  const writtenBy = (writer: TabStorage) => {
    for (const tab of tabs) if (tab !== writer) deliverLater(tab);
  };
  for (let index = 0; index < count; index += 1) tabs.push(new TabStorage(log, writtenBy));
  return tabs;
}
