/** A way for an API to differ from what the site relies on. */
export interface Rule {
  /** True when a member cannot see or do what a screen is for, loses the session or is told what is not so. */
  readonly isBreaking: boolean;
  /** In words for who runs the API; `{where}` and `{seen}` stand for what was found. */
  readonly message: string;
}
