/**
 * Web storage of tabs in separate processes. A tab reads its own writes at once, others' in order on
 * `deliver`.
 */
interface Write {
  readonly key: string;
  readonly value: string | null;
  readonly writer: TabStorage;
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

  /** Applies another tab's next write, unless this tab has written the key since. */
  deliver(): void {
    for (;;) {
      const next = this.#log[this.#delivered];
      if (!next) return;
      this.#delivered += 1;
      if (next.writer === this) continue;
      const later = this.#log.slice(this.#delivered);
      if (!later.some(({ key, writer }) => writer === this && key === next.key))
        this.#set(next.key, next.value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key: next.key, newValue: next.value }));
      return;
    }
  }

  #store(key: string, value: string | null): void {
    if (value === null && !this.#view.has(key)) return;
    this.#set(key, value);
    this.#log.push({ key, value, writer: this });
    this.#deliverLater(this);
  }

  #set(key: string, value: string | null): void {
    if (value === null) this.#view.delete(key);
    else this.#view.set(key, value);
  }
}

/** @param deliverLater called with each tab that has one more write to receive */
export function openTabStorages(count: number, deliverLater: (tab: TabStorage) => void): TabStorage[] {
  const log: Write[] = [];
  const tabs: TabStorage[] = [];
  const scheduleDelivery = (writer: TabStorage) => {
    for (const tab of tabs) if (tab !== writer) deliverLater(tab);
  };
  for (let index = 0; index < count; index += 1) tabs.push(new TabStorage(log, scheduleDelivery));
  return tabs;
}
