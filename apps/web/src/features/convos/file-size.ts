import { decimal } from '@rise/texts'

const KILOBYTE = 1024

/** Formats a size: "12 KB" or "1.4 MB"; at least one kilobyte. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${decimal(kilobytes / KILOBYTE, 1)} MB`
}
