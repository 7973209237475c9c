import { formatSpan } from '../format-span.ts'

/** Formats the period of an entry of a form; empty while it has no dates. */
export function spanOf({
  startDate,
  endDate,
}: {
  startDate?: string | undefined
  endDate?: string | undefined
}): string {
  return startDate || endDate ? formatSpan(startDate || null, endDate || null) : ''
}
