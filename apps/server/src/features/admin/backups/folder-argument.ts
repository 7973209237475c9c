import { resolve } from 'node:path'
import type { CommandOutput } from '../../../platform/command.ts'

/**
 * Returns the path of a folder, which must be a command's only argument. Otherwise prints the command's usage and
 * returns undefined.
 */
export function folderArgument(
  [folder, ...more]: readonly string[],
  usage: string,
  { printError }: CommandOutput,
): string | undefined {
  if (folder !== undefined && more.length === 0) return resolve(folder)
  printError(`Name one folder. Usage: npm run rise -- ${usage}`)
  return undefined
}
