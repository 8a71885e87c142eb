/** A reason to end a command that its user can act on: shown as it is, without a stack. */
export class CommandError extends Error {}
