import { cleanLine } from '../../postings/index.ts'

const LONGEST_LABEL = 500

/** Returns a label of a foreign form as one line of plain text: without markup and invisible characters. */
export function cleanLabel(label: string | null | undefined): string {
  return cleanLine((label ?? '').slice(0, LONGEST_LABEL * 4).replaceAll(/<[^>]*>/g, ' ')).slice(0, LONGEST_LABEL)
}
