import type { Command } from '../platform/command.ts'

/** Every command of the command line. */
export const commands: readonly Command[] = []
