import { resolve } from 'node:path'
import type { CommandOutput } from '../../../platform/command.ts'

/** Returns the path of the only folder argument of a command; otherwise prints its usage. */
export function folderArgument(
  [folder, ...more]: readonly string[],
  usage: string,
  { printError }: CommandOutput,
): string | undefined {
  if (folder !== undefined && more.length === 0) return resolve(folder)
  printError(`Name one folder. Usage: npm run rise -- ${usage}`)
  return undefined
}
