import { currentLanguage } from '@rise/texts'

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats "2026-11" as "Nov 2026", in other languages than English by their own rules. */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-')
  if (currentLanguage() === 'en') return `${englishMonths[Number(number) - 1] ?? ''} ${year}`.trim()
  const style = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(currentLanguage(), style).format(Date.UTC(Number(year), Number(number) - 1))
}
