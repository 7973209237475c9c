import { formatDay } from '@rise/texts/format-day'

/** Formats a local time with its zone: `Thu 10 Jun 2027, 18:00, Europe/Zurich`. */
export function timeInWords(local: string, zone: string): string {
  const day = new Date(`${local.slice(0, 10)}T00:00Z`)
  const words = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return `${formatDay(day, words).replace(',', '')}, ${local.slice(11)}, ${zone}`
}
